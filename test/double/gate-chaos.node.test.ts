import { expect } from 'chai';
import { chaosBeforeService } from './gate-chaos.js';

const RUNS = 200;
const RUNS_PER_TEST = 50;

describe('a gate before a service on a bad day', () => {
  for (let first = 1; first <= RUNS; first += RUNS_PER_TEST)
    it(`registers each visitor once, or says clearly that it did not: seeds ${first} to ${first + RUNS_PER_TEST - 1}`, async () => {
      const bad: string[] = [];
      let registered = 0;
      let faults = 0;
      for (let seed = first; seed < first + RUNS_PER_TEST; seed++) {
        const course = await chaosBeforeService(seed);
        registered += Number(course.isRegistered);
        faults += course.faults;
        if (course.violations.length)
          bad.push(`seed ${seed}: ${course.violations.join(', ')}\n    ${course.events.join(' → ')}`);
      }
      expect(bad.join('\n')).to.equal('');
      // a day on which nothing goes wrong, or nobody comes through, would prove nothing
      expect([faults > RUNS_PER_TEST, registered > RUNS_PER_TEST / 2]).to.deep.equal([true, true]);
    }).timeout(240_000);
});
