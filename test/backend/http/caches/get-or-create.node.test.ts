import { expect } from 'chai';
import { LRUCache } from 'lru-cache';
import { getOrCreate } from '../../../../src/backend/http/caches/get-or-create.js';

describe('getOrCreate', () => {
  it('creates the value of a key once', () => {
    const cache = new LRUCache<string, string>({ max: 2 });
    let calls = 0;
    const create = () => `value ${++calls}`;
    expect([getOrCreate(cache, 'a', create), getOrCreate(cache, 'a', create)]).to.deep.equal(['value 1', 'value 1']);
    expect(calls).to.equal(1);
  });

  it('caches an empty string', () => {
    const cache = new LRUCache<string, string>({ max: 2 });
    cache.set('a', '');
    expect(getOrCreate(cache, 'a', () => 'created')).to.equal('');
  });

  it('evicts the least recently used value', () => {
    const cache = new LRUCache<string, string>({ max: 2 });
    const get = (key: string) => getOrCreate(cache, key, () => key);
    for (const key of ['a', 'b', 'a', 'c']) get(key);
    expect([...cache.keys()].sort()).to.deep.equal(['a', 'c']);
  });

  it('caches nothing when the value cannot be created', () => {
    const cache = new LRUCache<string, string>({ max: 2 });
    const fail = () => {
      throw new Error('no value');
    };
    expect(() => getOrCreate(cache, 'a', fail)).to.throw('no value');
    expect(getOrCreate(cache, 'a', () => 'second try')).to.equal('second try');
  });
});
