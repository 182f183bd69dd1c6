import { expect } from 'chai';
import fc from 'fast-check';
import { sha256WithPrefix } from '../../src/browser/sha-256.js';

const hex = (words: Iterable<number>): string =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** The same, by the platform. */
async function platform(text: string): Promise<string> {
  const view = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return hex(Array.from({ length: 8 }, (_, at) => view.getInt32(at * 4)));
}

// FIPS 180-4: the examples that NIST publishes
const examples = [
  ['', '', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', '', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighij',
    'hijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn',
    'hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(999_999), 'a', 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

describe('our SHA-256', () => {
  for (const [beginning, suffix, expected] of examples)
    it(`matches the standard for ${beginning.length + suffix.length} letters`, () => {
      expect(hex(sha256WithPrefix(beginning)(suffix))).to.equal(expected);
    });

  it('matches the platform for a text that is cut in two', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(text, text, async (beginning, suffix) => {
        expect(hex(sha256WithPrefix(beginning)(suffix))).to.equal(await platform(beginning + suffix));
      }),
      { numRuns: 300 },
    );
  });

  it('gives it for every length around the ends of blocks, one after the other', async () => {
    const hash = sha256WithPrefix('x');
    for (const length of [...Array.from({ length: 140 }, (_, index) => index), 54, 0, 63, 0])
      expect(hex(hash('y'.repeat(length)))).to.equal(await platform(`x${'y'.repeat(length)}`));
  });
});
