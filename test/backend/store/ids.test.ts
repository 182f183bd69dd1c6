import { expect } from 'chai';
import { emailKey, newId, newRowKey, newSecret } from '../../../src/backend/store/index.js';

describe('newId', () => {
  for (const prefix of ['per', 'col', 'lst', 'wsp', 'key'] as const)
    it(`is ${prefix}_ and 24 unambiguous letters`, () => {
      expect(newId(prefix)).to.match(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{24}$`));
    });

  it('is unique', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newId('per'))).size).to.equal(10_000);
  });

  it('uses every letter of its alphabet', () => {
    const characters = new Set(Array.from({ length: 200 }, () => newId('per').slice(4)).join(''));
    expect(characters.size).to.equal(32);
  });
});

describe('newSecret', () => {
  it('is 256 bits in base64url', () => {
    expect(newSecret()).to.match(/^[\w-]{43}$/);
  });

  it('is unique', () => {
    expect(new Set(Array.from({ length: 1000 }, newSecret)).size).to.equal(1000);
  });
});

describe('newRowKey', () => {
  const keys = (count: number, now?: (index: number) => number) =>
    Array.from({ length: count }, (_, index) => newRowKey(now?.(index)));

  it('is unique for 100 000 rows', () => {
    expect(new Set(keys(100_000)).size).to.equal(100_000);
  });

  it('sorts 100 000 rows of the same moment in the order in which they were made', () => {
    const ids = keys(100_000, () => 1_800_000_000_000);
    expect(ids.findIndex((key, index) => index > 0 && key <= ids[index - 1]!)).to.equal(-1);
  });

  it('sorts by time', () => {
    const ids = keys(1000, (index) => 1_900_000_000_000 + index * 86_400_000);
    expect([...ids].reverse().sort()).to.deep.equal(ids);
  });

  it('increases when the clock is set back', () => {
    const [before, after] = [newRowKey(), newRowKey(0)];
    expect(after > before).to.equal(true);
  });

  it('has the same length today and in the year 2200, or it would not sort', () => {
    expect([newRowKey().length, newRowKey(Date.parse('2200-01-01')).length]).to.deep.equal([19, 19]);
  });
});

describe('emailKey', () => {
  for (const [address, key] of [
    ['Ada@Example.ORG', 'ada@example.org'],
    ['ada@example.org', 'ada@example.org'],
    ['\u212Aate@example.org', '\u212Aate@example.org'],
    ['\u0130da@example.org', 'i\u0307da@example.org'],
    ['ÖLA@example.org', 'öla@example.org'],
    ['O\u0308la@example.org', 'öla@example.org'],
    ['chor@GRÜN.example', 'chor@xn--grn-ioa.example'],
    ['chor@gru\u0308n.example', 'chor@xn--grn-ioa.example'],
    ['Chor@XN--GRN-IOA.example', 'chor@xn--grn-ioa.example'],
    ['info@MÜLLER', 'info@xn--mller-kva'],
    ['\u202Aada@example.org\u202C\u200B ', 'ada@example.org'],
    ['ada@\u212Aino.example', 'ada@\u212Aino.example'],
    ['ada@\uFF45xample.org', 'ada@\uFF45xample.org'],
    ['ada\uFF20example.org', 'ada\uFF20example.org'],
    ['ada@ex%61mple.örg', 'ada@ex%61mple.örg'],
    ['a@b@ö.example', 'a@b@xn--nda.example'],
    ['ada@ö.example/x', 'ada@ö.example/x'],
    ['stra\u00DFe@example.org', 'stra\u00DFe@example.org'],
    ['\uFF21da@example.org', '\uFF21da@example.org'],
    ['', ''],
    [null, null],
  ] as const)
    it(`of ${address} is ${key}`, () => {
      expect(emailKey(address)).to.equal(key);
    });

  it('does not take the Kelvin sign for a k', () => {
    expect(emailKey('\u212A@example.org')).not.to.equal(emailKey('K@example.org'));
  });
});
