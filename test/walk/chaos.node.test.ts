import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { chaos, formatTotals } from '../chaos/chaos.js';

describe('a connection with every kind of fault', () => {
  it('ends with exactly one person, or with a clear sentence and all that was typed (53)', async function () {
    this.timeout(timeLimit(240_000));
    const troubles: string[] = [];
    const totals = await chaos({
      runs: 25,
      seed: Date.now() % 1_000_000,
      tell: (_, trouble) => void (trouble && troubles.push(trouble)),
    });
    expect(troubles, formatTotals(totals)).to.deep.equal([]);
    expect([totals.runs, totals.faults > 25, totals.failures > 0]).to.deep.equal([25, true, true]);
  });
});
