import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import type { Course } from './course.js';
import { simulate } from './simulate.js';
import { addTo, emptyTotals } from './summary.js';

const SEED = 3;
const MIN_RUNS = 3;
/** A change of the product shifts the courses of a seed; some runs more show what the first ones lack. */
const MAX_RUNS = 12;

describe('two processes on one store, simulated', function () {
  this.timeout(timeLimit(120_000));

  const courses: Course[] = [];
  const totals = emptyTotals();
  const countsOfZero = () => Object.entries(totals.counts).filter(([, count]) => count === 0);
  before(async () => {
    for (let run = 0; run < MIN_RUNS || (run < MAX_RUNS && countsOfZero().length); run++) {
      const course = await simulate({ seed: SEED, run });
      courses.push(course);
      addTo(totals, course);
    }
  });

  it('keep every invariant through losses, crashes and any order', () => {
    for (const { run, violation } of courses) expect(violation, `seed ${SEED}, run ${run}`).to.equal(undefined);
    // nothing is shown by runs in which nothing happens
    expect(countsOfZero()).to.deep.equal([]);
  });

  it('run differently with another seed', async () => {
    const other = await simulate({ seed: SEED + 1, run: 0 });
    expect(other.trace).to.not.equal(courses[0]!.trace);
  });
});
