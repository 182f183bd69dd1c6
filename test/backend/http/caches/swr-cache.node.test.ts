import { expect } from 'chai';
import { swrCache } from '../../../../src/backend/http/caches/swr-cache.js';

/** Something that is another each time it is found out, kept for ten and fifty, and what was found of it so far. */
function counting() {
  const recent = swrCache<number>({ max: 2, freshMs: 10, staleMs: 50 });
  const state = { value: 0, isBroken: false };
  const find = async () => {
    state.value++;
    if (state.isBroken) throw new Error('broken');
    return state.value;
  };
  const sendRequest = async (time: number, { fresh = false, key = 'a' } = {}) => {
    const { fetchedAt: since, value } = recent(key, { now: time, fetch: find, mustBeFresh: fresh });
    const result = await value;
    // what nobody waits for happens
    await new Promise((resolve) => setTimeout(resolve));
    return [since, result, state.value];
  };
  return { sendRequest, state, recent };
}

describe('stale-while-revalidate', () => {
  it('loads a value once while it is fresh', async () => {
    const { sendRequest } = counting();
    expect(await Promise.all([0, 0, 9].map((time) => sendRequest(time)))).to.deep.equal(Array(3).fill([0, 1, 1]));
  });

  it('returns a stale value, and loads it once meanwhile', async () => {
    const { sendRequest } = counting();
    await sendRequest(0);
    expect(await Promise.all([10, 59, 59].map((time) => sendRequest(time)))).to.deep.equal(Array(3).fill([0, 1, 2]));
    expect(await sendRequest(19)).to.deep.equal([10, 2, 2]);
  });

  it('does not return an expired value', async () => {
    const { sendRequest } = counting();
    await sendRequest(0);
    expect(await sendRequest(60)).to.deep.equal([60, 2, 2]);
  });

  it('loads first when a fresh value is requested', async () => {
    const { sendRequest } = counting();
    await sendRequest(0);
    expect(await sendRequest(9, { fresh: true })).to.deep.equal([0, 1, 1]);
    expect(await sendRequest(10, { fresh: true })).to.deep.equal([10, 2, 2]);
  });

  it('keeps the value if loading fails, and tries again with the next request', async () => {
    const { sendRequest, state } = counting();
    await sendRequest(0);
    state.isBroken = true;
    expect([await sendRequest(10), await sendRequest(11)]).to.deep.equal([
      [0, 1, 2],
      [0, 1, 3],
    ]);
    state.isBroken = false;
    await sendRequest(12);
    expect(await sendRequest(13)).to.deep.equal([12, 4, 4]);
    state.isBroken = true;
    expect(await sendRequest(72)).to.deep.equal([72, undefined, 5]);
  });

  it('does not cache a failure', async () => {
    const { sendRequest, state } = counting();
    state.isBroken = true;
    expect(await sendRequest(0)).to.deep.equal([0, undefined, 1]);
    state.isBroken = false;
    expect(await sendRequest(1)).to.deep.equal([1, 2, 2]);
  });

  it('does not replace a value by one that was requested earlier', async () => {
    const { sendRequest, recent } = counting();
    await sendRequest(0);
    let late: (value: number) => void = () => {};
    recent('a', { now: 10, fetch: () => new Promise((resolve) => (late = resolve)), mustBeFresh: false });
    expect(await sendRequest(11, { fresh: true })).to.deep.equal([11, 2, 2]);
    late(-1);
    expect(await sendRequest(12)).to.deep.equal([11, 2, 2]);
  });

  it('evicts the least recently used value', async () => {
    const { sendRequest } = counting();
    for (const key of ['a', 'b', 'c']) await sendRequest(0, { key });
    expect(await sendRequest(1)).to.deep.equal([1, 4, 4]);
  });
});
