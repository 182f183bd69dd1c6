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
  const ask = async (time: number, { fresh = false, key = 'a' } = {}) => {
    const { fetchedAt: since, value } = recent(key, { now: time, fetch: find, mustBeFresh: fresh });
    const result = await value;
    // what nobody waits for happens
    await new Promise((resolve) => setTimeout(resolve));
    return [since, result, state.value];
  };
  return { ask, state, recent };
}

describe('stale-while-revalidate', () => {
  it('is found out once while it is fresh', async () => {
    const { ask } = counting();
    expect(await Promise.all([0, 0, 9].map((time) => ask(time)))).to.deep.equal(Array(3).fill([0, 1, 1]));
  });

  it('is given as it was a little later, and found out anew meanwhile, once', async () => {
    const { ask } = counting();
    await ask(0);
    expect(await Promise.all([10, 59, 59].map((time) => ask(time)))).to.deep.equal(Array(3).fill([0, 1, 2]));
    expect(await ask(19)).to.deep.equal([10, 2, 2]);
  });

  it('is never given when it is older', async () => {
    const { ask } = counting();
    await ask(0);
    expect(await ask(60)).to.deep.equal([60, 2, 2]);
  });

  it('is found out first where somebody wants it fresh', async () => {
    const { ask } = counting();
    await ask(0);
    expect(await ask(9, { fresh: true })).to.deep.equal([0, 1, 1]);
    expect(await ask(10, { fresh: true })).to.deep.equal([10, 2, 2]);
  });

  it('stays as it was where it cannot be found out anew, and the next one tries again', async () => {
    const { ask, state } = counting();
    await ask(0);
    state.isBroken = true;
    expect([await ask(10), await ask(11)]).to.deep.equal([
      [0, 1, 2],
      [0, 1, 3],
    ]);
    state.isBroken = false;
    await ask(12);
    expect(await ask(13)).to.deep.equal([12, 4, 4]);
    state.isBroken = true;
    expect(await ask(72)).to.deep.equal([72, undefined, 5]);
  });

  it('is not kept where it could not be found out', async () => {
    const { ask, state } = counting();
    state.isBroken = true;
    expect(await ask(0)).to.deep.equal([0, undefined, 1]);
    state.isBroken = false;
    expect(await ask(1)).to.deep.equal([1, 2, 2]);
  });

  it('is not replaced by what was asked for before it', async () => {
    const { ask, recent } = counting();
    await ask(0);
    let late: (value: number) => void = () => {};
    recent('a', { now: 10, fetch: () => new Promise((resolve) => (late = resolve)), mustBeFresh: false });
    expect(await ask(11, { fresh: true })).to.deep.equal([11, 2, 2]);
    late(-1);
    expect(await ask(12)).to.deep.equal([11, 2, 2]);
  });

  it('is forgotten where others were asked for since', async () => {
    const { ask } = counting();
    for (const key of ['a', 'b', 'c']) await ask(0, { key });
    expect(await ask(1)).to.deep.equal([1, 4, 4]);
  });
});
