import { expect } from 'chai';
import { sortRows, type SortKey } from '../../../src/components/desk/sort-rows.js';

interface Numbered {
  readonly at: number;
  readonly key: SortKey;
}

const numbered = (keys: readonly SortKey[]): Numbered[] => keys.map((key, at) => ({ at, key }));
const sorted = async (keys: readonly SortKey[], isDescending = false, language = 'en') =>
  (await sortRows(numbered(keys), { keyOf: ({ key }) => key, isDescending, language }))!;
const keysOf = (rows: readonly Numbered[]) => rows.map(({ key }) => key);

describe('the order of registrations', () => {
  it('is that of the language', async () => {
    expect(keysOf(await sorted(['Zoë', 'Öz', 'Ada'], false, 'de'))).to.deep.equal(['Ada', 'Öz', 'Zoë']);
    expect(keysOf(await sorted(['Zoë', 'Öz', 'Ada'], false, 'sv'))).to.deep.equal(['Ada', 'Zoë', 'Öz']);
  });

  it('sorts numbers as numbers', async () => {
    expect(keysOf(await sorted([10, 9, 100]))).to.deep.equal([9, 10, 100]);
    expect(keysOf(await sorted(['Tent 10', 'Tent 9']))).to.deep.equal(['Tent 9', 'Tent 10']);
  });

  it('has those without a value at the end, whichever the direction', async () => {
    expect(keysOf(await sorted([undefined, 'b', 'a']))).to.deep.equal(['a', 'b', undefined]);
    expect(keysOf(await sorted([undefined, 'a', 'b'], true))).to.deep.equal(['b', 'a', undefined]);
  });

  it('is the same as that of a sort in one go, and keeps equals in their order', async () => {
    const keys = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 613);
    const rows = await sorted(keys);
    const expected = numbered(keys).sort((a, b) => Number(a.key) - Number(b.key));
    expect(rows).to.deep.equal(expected);
  });

  it('gives up once it is obsolete', async () => {
    let steps = 0;
    const keys = Array.from({ length: 2000 }, (_, at) => at);
    const result = await sortRows(keys, {
      keyOf: (key) => key,
      isDescending: true,
      language: 'en',
      isObsolete: () => ++steps > 2,
    });
    expect(result).to.equal(undefined);
    expect(steps).to.equal(3);
  });
});
