import { expect } from 'chai';
import fc from 'fast-check';
import { isSolved } from '../../src/backend/gate/proof-of-work.js';
import { solve } from '../../src/browser/proof-of-work.js';

/** A page on which the clock is this much later whenever it is looked at, and how long each stretch without a pause was. */
function page(each: number) {
  let time = 0;
  let since = 0;
  const stretches: number[] = [];
  const now = () => (time += each);
  const pause = async () => {
    stretches.push(time - since);
    since = time;
  };
  return { now, pause, stretches };
}

describe('proof of work in a browser', () => {
  it('finds what the gate accepts', async () => {
    const challenge = fc.string({ unit: 'grapheme', maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(challenge, fc.integer({ min: 0, max: 11 }), async (text, bits) => {
        const work = { challenge: text.replaceAll('\uD800', ''), bits };
        expect(await isSolved(work, await solve(work))).to.equal(true);
      }),
      { numRuns: 60 },
    );
  });

  it('finds it for as much work as the gate asks for at most', async () => {
    const work = { challenge: 'N'.repeat(43), bits: 18 };
    expect(await isSolved(work, await solve(work))).to.equal(true);
  });

  it('finds the first solution', async () => {
    const work = { challenge: 'first', bits: 8 };
    const solution = Number(await solve(work));
    for (let nonce = 0; nonce < solution; nonce++) expect(await isSolved(work, String(nonce))).to.equal(false);
  });

  for (const [what, each] of [
    ['fast', 0.05],
    ['slow', 1],
    ['very slow', 4],
  ] as const)
    it(`does not block a ${what} page for a frame`, async () => {
      const { now, pause, stretches } = page(each);
      await solve({ challenge: 'a slow page', bits: 14 }, { now, pause });
      expect([stretches.length > 1, Math.max(...stretches) <= 16]).to.deep.equal([true, true]);
    });

  it('pauses with a coarse clock, too', async () => {
    let hashes = 0;
    let maximum = 0;
    await solve(
      { challenge: 'a coarse clock', bits: 15 },
      {
        now: () => {
          hashes += 50;
          return 0;
        },
        pause: async () => {
          maximum = Math.max(maximum, hashes);
          hashes = 0;
        },
      },
    );
    expect(maximum).to.be.within(1, 2_100);
  });

  it('ends with the reason of its signal when a timer aborts it', async () => {
    const controller = new AbortController();
    const reason = new Error('gone');
    setTimeout(() => controller.abort(reason), 1);
    const ended = solve({ challenge: 'never', bits: 33 }, { signal: controller.signal });
    expect(await ended.catch((error: unknown) => error)).to.equal(reason);
  });

  it('does not begin if its signal has aborted before', async () => {
    const ended = solve({ challenge: 'never', bits: 0 }, { signal: AbortSignal.abort('no') });
    expect(await ended.catch((error: unknown) => error)).to.equal('no');
  });
});
