import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { signerWith } from '../../../../src/backend/crypto/index.js';
import { rateLimiter, standardRates, abuseScoreIn, type Rates } from '../../../../src/backend/http/middleware/index.js';
import { openStore, type Store } from '../../../../src/backend/store/index.js';

/** A limiter on an empty database, and how often it went there. */
async function limiter({
  maxBuckets,
  failing,
  ...rates
}: Partial<Rates> & { maxBuckets?: number; failing?: Error } = {}) {
  const store = await openStore(await newEngine());
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
  const uptime = { now: 0 };
  const reports: unknown[] = [];
  const counts = { transactions: 0, single: 0 };
  const transaction: Store['transaction'] = (work) => {
    counts.transactions++;
    if (failing) return Promise.reject(failing);
    return store.transaction((tables) => {
      const single: typeof tables.rates.consume = (...args) => {
        counts.single++;
        return tables.rates.consume(...args);
      };
      return work({ ...tables, rates: { ...tables.rates, consume: single } });
    });
  };
  const consume = rateLimiter({
    store: { transaction, isUnavailable: (error) => (error as Error).message === 'full' },
    signer: signerWith('secret'),
    clock: () => clock.now,
    elapsed: () => uptime.now,
    rates: { ...standardRates, ...rates },
    report: (error) => reports.push(error),
    ...(maxBuckets ? { maxBuckets } : {}),
  });
  const refusal = async (...subject: string[]) =>
    (await Promise.allSettled(subject.map((one) => consume('key', one)))).filter(({ status }) => status === 'rejected')
      .length;
  /** So much time passes, by both clocks. Milliseconds. */
  const pass = (milliseconds: number) => {
    clock.now += milliseconds;
    uptime.now += milliseconds;
  };
  return { consume, clock, pass, counts, reports, refused: refusal };
}

const minute = 60_000;

describe('the cost of rate limits', () => {
  it('is one transaction for a twentieth of what one may', async () => {
    const { consume, counts } = await limiter();
    for (let time = 0; time < 120; time++) await consume('key', 'key_1');
    expect(counts.transactions).to.equal(2);
  });

  it('is none at all while there is nothing to be had', async () => {
    const { counts, refused: refusal } = await limiter({ key: { limit: 1, periodMs: minute } });
    await refusal('key_1', 'key_1');
    const before = counts.transactions;
    for (let time = 0; time < 100; time++) await refusal('key_1');
    expect(counts.transactions).to.equal(before);
  });

  it('is shared by concurrent requests', async () => {
    const { counts, refused: refusal } = await limiter();
    await refusal(...Array.from({ length: 150 }, (_, index) => `key_${index}`));
    expect(counts.transactions).to.equal(1);
  });

  it('is one statement for all who are new', async () => {
    const { counts, refused: refusal } = await limiter();
    const visitors = Array.from({ length: 100 }, (_, index) => `key_${index}`);
    expect([await refusal(...visitors), counts.single]).to.deep.equal([0, 0]);
  });

  it('is a transaction in several parts where very many come', async () => {
    const { counts, refused: refusal } = await limiter();
    await refusal(...Array.from({ length: 1000 }, (_, index) => `key_${index}`));
    expect(counts.transactions).to.equal(5);
  });

  it('is a bounded memory: who came long ago is forgotten, and asked about again', async () => {
    const { consume, counts } = await limiter({ maxBuckets: 3 });
    for (const subject of ['first', 'second', 'third', 'fourth', 'first']) await consume('key', subject);
    expect(counts.transactions).to.equal(5);
  });

  it('is no way around a limit, however many others come between', async () => {
    const { consume, refused: refusal } = await limiter({ maxBuckets: 3, key: { limit: 1, periodMs: minute } });
    for (const subject of ['first', 'second', 'third', 'fourth']) await consume('key', subject);
    expect(await refusal('first')).to.equal(1);
  });
});

describe('a clock that is set back by an hour', () => {
  const hour = 60 * minute;

  it('turns nobody away for longer than the limit does', async () => {
    const { refused: refusal, clock, pass } = await limiter({ key: { limit: 2, periodMs: minute } });
    expect(await refusal('key_1', 'key_1', 'key_1')).to.equal(1);
    clock.now -= hour;
    pass(30_000);
    expect(await refusal('key_1', 'key_1', 'key_1')).to.equal(1);
    pass(minute);
    expect(await refusal('key_1', 'key_1', 'key_1')).to.equal(1);
  });

  it('is another thing than two servers whose clocks differ', async () => {
    const { refused: refusal, clock, pass } = await limiter({ key: { limit: 2, periodMs: minute } });
    await refusal('key_1', 'key_1');
    clock.now -= 20_000;
    pass(15_000);
    expect(await refusal('key_1')).to.equal(1);
  });

  it('keeps no permits for longer than their period', async () => {
    const { consume, clock, pass, counts } = await limiter();
    await consume('key', 'key_1');
    clock.now -= hour;
    pass(minute);
    await consume('key', 'key_1');
    expect(counts.transactions).to.equal(2);
  });

  it('makes nobody suspicious', async () => {
    const store = await openStore(await newEngine());
    const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
    const suspicion = abuseScoreIn({
      store,
      signer: signerWith('secret'),
      clock: () => clock.now,
      rates: standardRates,
      report: () => {},
    });
    await suspicion.note('192.0.2.1');
    expect(await suspicion.of('192.0.2.1')).to.be.closeTo(0.1, 0.001);
    clock.now -= hour;
    expect(await suspicion.of('192.0.2.1')).to.equal(0);
  });
});

describe('permits that were fetched', () => {
  it('are lost when they are not used within the period', async () => {
    const { consume, pass, counts } = await limiter();
    await consume('key', 'key_1');
    pass(minute);
    await consume('key', 'key_1');
    expect(counts.transactions).to.equal(2);
  });

  it('are none where the disk is full, and nobody is turned away for it', async () => {
    const { reports, refused: refusal } = await limiter({ failing: new Error('full') });
    expect([await refusal('key_1', 'key_2'), reports.length]).to.deep.equal([0, 1]);
  });

  it('are none where something else fails, and that is told', async () => {
    const { refused: refusal } = await limiter({ failing: new Error('broken') });
    expect(await refusal('key_1', 'key_2')).to.equal(2);
  });
});
