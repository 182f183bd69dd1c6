import { expect } from 'chai';
import { remembering } from '../../../../src/backend/http/caches/lru-cache.js';

describe('what is remembered', () => {
  it('is made once for a key, as long as it is among the last that were asked for', () => {
    const made: string[] = [];
    const things = remembering<string>(2);
    const ask = (key: string) => things.of(key, () => (made.push(key), key.toUpperCase()));
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).to.deep.equal(['A', 'B', 'A', 'C', 'A', 'B']);
    // "b" was asked for longest ago when "c" came
    expect(made).to.deep.equal(['a', 'b', 'c', 'b']);
    things.forget('a');
    ask('a');
    expect(made).to.deep.equal(['a', 'b', 'c', 'b', 'a']);
  });
});
