import { expect } from 'chai';
import { confirmationChaos } from './confirmation-chaos.js';
import { correctionChaos } from './correction-chaos.js';
import { offerChaos } from './offer-chaos.js';
import { reviewChaos } from './review-chaos.js';
import { chaosBeforeService, type Course } from './gate-chaos.js';

const RUNS_PER_TEST = 50;

/** Runs courses, and expects that each of them holds what it promises. */
async function expectNoViolations(chaos: (seed: number) => Promise<Course>, first: number, minFaults = RUNS_PER_TEST) {
  const runs = RUNS_PER_TEST;
  const bad: string[] = [];
  let registered = 0;
  let faults = 0;
  for (let seed = first; seed < first + runs; seed++) {
    const course = await chaos(seed);
    registered += Number(course.isRegistered);
    faults += course.faults;
    if (course.violations.length)
      bad.push(`seed ${seed}: ${course.violations.join(', ')}\n    ${course.events.join(' → ')}`);
  }
  expect(bad.join('\n')).to.equal('');
  // a day on which nothing goes wrong, or nobody comes through, would prove nothing
  expect([faults > minFaults, registered > runs / 2]).to.deep.equal([true, true]);
}

describe('a gate before a service on a bad day', () => {
  for (let first = 1; first <= 200; first += RUNS_PER_TEST)
    it(`registers each visitor once, or says clearly that it did not: seeds ${first} to ${first + RUNS_PER_TEST - 1}`, () =>
      expectNoViolations(chaosBeforeService, first)).timeout(240_000);

  for (let first = 1; first <= 100; first += RUNS_PER_TEST)
    it(`registers whoever confirms an address once, and nobody else: seeds ${first} to ${first + RUNS_PER_TEST - 1}`, () =>
      expectNoViolations(confirmationChaos, first, RUNS_PER_TEST / 2)).timeout(240_000);

  for (let first = 1; first <= 100; first += RUNS_PER_TEST)
    it(`gives an offered place once, and never to two: seeds ${first} to ${first + RUNS_PER_TEST - 1}`, () =>
      expectNoViolations(offerChaos, first, RUNS_PER_TEST / 2)).timeout(240_000);

  it(`charges what a registration costs with the answers that the service has: seeds 1 to ${RUNS_PER_TEST}`, () =>
    expectNoViolations(correctionChaos, 1, RUNS_PER_TEST / 2)).timeout(240_000);

  it(`stores whoever is released from review once: seeds 1 to ${RUNS_PER_TEST}`, () =>
    expectNoViolations(reviewChaos, 1, RUNS_PER_TEST / 2)).timeout(240_000);
});
