import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { simulate } from './simulate.js';
import { addTo, emptyTotals } from './summary.js';

const SEED = 3;
const RUNS = 3;

describe('two processes on one store, simulated', function () {
  this.timeout(timeLimit(120_000));

  it('keep every promise, whatever gets lost, dies or comes in whichever order', async () => {
    const totals = emptyTotals();
    for (let run = 0; run < RUNS; run++) {
      const course = await simulate({ seed: SEED, run });
      expect(course.violation, `seed ${SEED}, run ${run}`).to.equal(undefined);
      addTo(totals, course);
    }
    // nothing is shown by runs in which nothing happens
    expect(Object.entries(totals.counts).filter(([, count]) => count === 0)).to.deep.equal([]);
  });

  it('do something else with another seed', async () => {
    const [one, other] = [await simulate({ seed: SEED, run: 0 }), await simulate({ seed: SEED + 1, run: 0 })];
    expect(one.trace).to.not.equal(other.trace);
  });
});
