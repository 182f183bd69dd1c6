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
  it('is one transaction for a twentieth of a limit', async () => {
    const { consume, counts } = await limiter();
    for (let time = 0; time < 120; time++) await consume('key', 'key_1');
    expect(counts.transactions).to.equal(2);
  });

  it('is no transaction while the limit is reached', async () => {
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

  it('is one statement for all new clients', async () => {
    const { counts, refused: refusal } = await limiter();
    const visitors = Array.from({ length: 100 }, (_, index) => `key_${index}`);
    expect([await refusal(...visitors), counts.single]).to.deep.equal([0, 0]);
  });

  it('is several statements for very many clients', async () => {
    const { counts, refused: refusal } = await limiter();
    await refusal(...Array.from({ length: 1000 }, (_, index) => `key_${index}`));
    expect(counts.transactions).to.equal(5);
  });

  it('is a bounded memory: the least recently used are evicted', async () => {
    const { consume, counts } = await limiter({ maxBuckets: 3 });
    for (const subject of ['first', 'second', 'third', 'fourth', 'first']) await consume('key', subject);
    expect(counts.transactions).to.equal(5);
  });

  it('does not weaken a limit, with any number of other clients', async () => {
    const { consume, refused: refusal } = await limiter({ maxBuckets: 3, key: { limit: 1, periodMs: minute } });
    for (const subject of ['first', 'second', 'third', 'fourth']) await consume('key', subject);
    expect(await refusal('first')).to.equal(1);
  });
});

describe('a clock that is set back by an hour', () => {
  const hour = 60 * minute;

  it('refuses no client for longer than the limit does', async () => {
    const { refused: refusal, clock, pass } = await limiter({ key: { limit: 2, periodMs: minute } });
    expect(await refusal('key_1', 'key_1', 'key_1')).to.equal(1);
    clock.now -= hour;
    pass(30_000);
    expect(await refusal('key_1', 'key_1', 'key_1')).to.equal(1);
    pass(minute);
    expect(await refusal('key_1', 'key_1', 'key_1')).to.equal(1);
  });

  it('is distinguished from two servers with different clocks', async () => {
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

  it('requires no work', async () => {
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

  it('are not taken if the disk is full, and no request is refused', async () => {
    const { reports, refused: refusal } = await limiter({ failing: new Error('full') });
    expect([await refusal('key_1', 'key_2'), reports.length]).to.deep.equal([0, 1]);
  });

  it('are not taken if something else fails, which is reported', async () => {
    const { refused: refusal } = await limiter({ failing: new Error('broken') });
    expect(await refusal('key_1', 'key_2')).to.equal(2);
  });
});
