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
  it('is found out once while it is fresh', async () => {
    const { sendRequest } = counting();
    expect(await Promise.all([0, 0, 9].map((time) => sendRequest(time)))).to.deep.equal(Array(3).fill([0, 1, 1]));
  });

  it('is given as it was a little later, and found out anew meanwhile, once', async () => {
    const { sendRequest } = counting();
    await sendRequest(0);
    expect(await Promise.all([10, 59, 59].map((time) => sendRequest(time)))).to.deep.equal(Array(3).fill([0, 1, 2]));
    expect(await sendRequest(19)).to.deep.equal([10, 2, 2]);
  });

  it('is never given when it is older', async () => {
    const { sendRequest } = counting();
    await sendRequest(0);
    expect(await sendRequest(60)).to.deep.equal([60, 2, 2]);
  });

  it('is found out first where somebody wants it fresh', async () => {
    const { sendRequest } = counting();
    await sendRequest(0);
    expect(await sendRequest(9, { fresh: true })).to.deep.equal([0, 1, 1]);
    expect(await sendRequest(10, { fresh: true })).to.deep.equal([10, 2, 2]);
  });

  it('stays as it was where it cannot be found out anew, and the next one tries again', async () => {
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

  it('is not kept where it could not be found out', async () => {
    const { sendRequest, state } = counting();
    state.isBroken = true;
    expect(await sendRequest(0)).to.deep.equal([0, undefined, 1]);
    state.isBroken = false;
    expect(await sendRequest(1)).to.deep.equal([1, 2, 2]);
  });

  it('is not replaced by what was asked for before it', async () => {
    const { sendRequest, recent } = counting();
    await sendRequest(0);
    let late: (value: number) => void = () => {};
    recent('a', { now: 10, fetch: () => new Promise((resolve) => (late = resolve)), mustBeFresh: false });
    expect(await sendRequest(11, { fresh: true })).to.deep.equal([11, 2, 2]);
    late(-1);
    expect(await sendRequest(12)).to.deep.equal([11, 2, 2]);
  });

  it('is forgotten where others were asked for since', async () => {
    const { sendRequest } = counting();
    for (const key of ['a', 'b', 'c']) await sendRequest(0, { key });
    expect(await sendRequest(1)).to.deep.equal([1, 4, 4]);
  });
});
