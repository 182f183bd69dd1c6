import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import { simulate, type Course } from './simulate.js';
import { addTo, emptyTotals } from './summary.js';
import { weakenings, type Weakening } from './weaken.js';

const SEED = 3;
const RUNS = 6;
/** A weakened product fails within so many runs. */
const MAX_RUNS_TO_FAIL = 10;

async function firstFailure(weaken: Weakening): Promise<Course | undefined> {
  for (let run = 0; run < MAX_RUNS_TO_FAIL; run++) {
    const course = await simulate({ seed: SEED, run, weaken });
    if (course.violation !== undefined) return course;
  }
  return undefined;
}

/** What each weakening breaks, in the words of what finds it. */
const broken: Readonly<Record<Weakening, RegExp>> = {
  places: /^oversold: /,
  newcomers: /^newcomer: /,
  offers: /^(oversold|places|offer): /,
  idempotency: /^(key|fees): /,
  outbox: /^mails: /,
  fees: /^fees: /,
};

describe('two processes on one store, simulated', function () {
  this.timeout(timeLimit(300_000));

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

  for (const weaken of weakenings)
    it(`fail without the guard of ${weaken}, and fail again in the same way with the same seed`, async () => {
      const failure = await firstFailure(weaken);
      expect(failure?.violation).to.match(broken[weaken]);
      const again = await simulate({ seed: SEED, run: failure!.run, weaken });
      expect(again).to.deep.equal(failure);
    });

  it('do something else with another seed', async () => {
    const [one, other] = [await simulate({ seed: SEED, run: 0 }), await simulate({ seed: SEED + 1, run: 0 })];
    expect(one.trace).to.not.equal(other.trace);
  });
});
