import { expect } from 'chai';
import { timeLimit } from '../runner/machine-speed.mjs';
import type { Course } from './course.js';
import { simulate } from './simulate.js';
import { addTo, emptyTotals } from './summary.js';

const SEED = 3;
const RUNS = 3;

describe('two processes on one store, simulated', function () {
  this.timeout(timeLimit(120_000));

  const courses: Course[] = [];
  before(async () => {
    for (let run = 0; run < RUNS; run++) courses.push(await simulate({ seed: SEED, run }));
  });

  it('keep every invariant through losses, crashes and any order', () => {
    const totals = emptyTotals();
    for (const course of courses) {
      expect(course.violation, `seed ${SEED}, run ${course.run}`).to.equal(undefined);
      addTo(totals, course);
    }
    // nothing is shown by runs in which nothing happens
    expect(Object.entries(totals.counts).filter(([, count]) => count === 0)).to.deep.equal([]);
  });

  it('run differently with another seed', async () => {
    const other = await simulate({ seed: SEED + 1, run: 0 });
    expect(other.trace).to.not.equal(courses[0]!.trace);
  });
});
