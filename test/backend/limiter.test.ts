import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { limiterOf, sealWith, standardRates, type Rates } from '../../src/backend/layers/index.js';
import { openStore, type Store } from '../../src/backend/store/index.js';

/** A limiter on an empty database, and how often it went there. */
async function limiter({ most, failing, ...rates }: Partial<Rates> & { most?: number; failing?: Error } = {}) {
  const store = await openStore(await newEngine());
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const reports: unknown[] = [];
  const counted = { transactions: 0 };
  const transaction: Store['transaction'] = (work) => {
    counted.transactions++;
    return failing ? Promise.reject(failing) : store.transaction(work);
  };
  const take = limiterOf({
    store: { transaction, unavailable: (error) => (error as Error).message === 'full' },
    seal: sealWith('secret'),
    clock: () => clock.now,
    rates: { ...standardRates, ...rates },
    report: (error) => reports.push(error),
    ...(most ? { most } : {}),
  });
  const refused = async (...whom: string[]) =>
    (await Promise.allSettled(whom.map((one) => take('key', one)))).filter(({ status }) => status === 'rejected')
      .length;
  return { take, clock, counted, reports, refused };
}

const minute = 60_000;

describe('what rate limits cost', () => {
  it('is one transaction for a twentieth of what one may', async () => {
    const { take, counted } = await limiter();
    for (let time = 0; time < 120; time++) await take('key', 'key_1');
    expect(counted.transactions).to.equal(2);
  });

  it('is none at all while there is nothing to be had', async () => {
    const { counted, refused } = await limiter({ key: { count: 1, per: minute } });
    await refused('key_1', 'key_1');
    const before = counted.transactions;
    for (let time = 0; time < 100; time++) await refused('key_1');
    expect(counted.transactions).to.equal(before);
  });

  it('is shared by those who come at the same time', async () => {
    const { counted, refused } = await limiter();
    await refused(...Array.from({ length: 150 }, (_, index) => `key_${index}`));
    expect(counted.transactions).to.equal(1);
  });

  it('is a transaction in several parts where very many come', async () => {
    const { counted, refused } = await limiter();
    await refused(...Array.from({ length: 1000 }, (_, index) => `key_${index}`));
    expect(counted.transactions).to.equal(5);
  });

  it('is a bounded memory: who came long ago is forgotten, and asked about again', async () => {
    const { take, counted } = await limiter({ most: 3 });
    for (const whom of ['first', 'second', 'third', 'fourth', 'first']) await take('key', whom);
    expect(counted.transactions).to.equal(5);
  });

  it('is no way around a limit, however many others come between', async () => {
    const { take, refused } = await limiter({ most: 3, key: { count: 1, per: minute } });
    for (const whom of ['first', 'second', 'third', 'fourth']) await take('key', whom);
    expect(await refused('first')).to.equal(1);
  });
});

describe('permits that were fetched', () => {
  it('are lost when they are not used within the period', async () => {
    const { take, clock, counted } = await limiter();
    await take('key', 'key_1');
    clock.now += minute;
    await take('key', 'key_1');
    expect(counted.transactions).to.equal(2);
  });

  it('are none where the disk is full, and nobody is turned away for it', async () => {
    const { reports, refused } = await limiter({ failing: new Error('full') });
    expect([await refused('key_1', 'key_2'), reports.length]).to.deep.equal([0, 1]);
  });

  it('are none where something else fails, and that is told', async () => {
    const { refused } = await limiter({ failing: new Error('broken') });
    expect(await refused('key_1', 'key_2')).to.equal(2);
  });
});
