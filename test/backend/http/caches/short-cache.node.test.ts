import { expect } from 'chai';
import { shortCache } from '../../../../src/backend/http/caches/short-cache.js';

/** Longer than any test runs. */
const HOUR_MS = 3_600_000;

describe('shortCache', () => {
  it('shares one request among concurrent and later callers', async () => {
    const cached = shortCache<number>(HOUR_MS);
    let calls = 0;
    const fetch = async () => ++calls;
    expect(await Promise.all([cached('a', fetch), cached('a', fetch)])).to.deep.equal([1, 1]);
    expect(await cached('a', fetch)).to.equal(1);
    expect(await cached('b', fetch)).to.equal(2);
  });

  it('does not cache with a lifetime of 0', async () => {
    const cached = shortCache<number>(0);
    let calls = 0;
    const fetch = async () => ++calls;
    expect([await cached('a', fetch), await cached('a', fetch)]).to.deep.equal([1, 2]);
  });

  it('caches neither failures nor answers that are not cacheable', async () => {
    const cached = shortCache<number>(HOUR_MS, (answer) => answer > 1);
    const failure = await cached('a', () => Promise.reject(new Error('away'))).catch((error: Error) => error.message);
    expect(failure).to.equal('away');
    expect(await cached('a', async () => 1)).to.equal(1);
    expect(await cached('a', async () => 2)).to.equal(2);
    expect(await cached('a', async () => 3)).to.equal(2);
  });

  it('evicts the least recently used of more than 500 answers', async () => {
    const cached = shortCache<string>(HOUR_MS);
    for (let index = 0; index < 500; index++) await cached(String(index), async () => 'first');
    await cached('0', async () => 'second');
    await cached('new', async () => 'first');
    expect(await cached('0', async () => 'second')).to.equal('first');
    expect(await cached('1', async () => 'second')).to.equal('second');
  });
});
