import { answerOffer, eve, offeredClub, type OfferedClub } from '../backend/upstream/offered-club.js';
import { withPrices } from '../backend/upstream/priced-club.js';
import { randomOf, type Random } from '../simulate/random.js';
import { createFeesAtOnce, feeViolations } from './fee-violations.js';
import { faultOfRefusal, type Course } from './gate-chaos.js';
import { readFaults, rulesFor } from './gate-faults.js';

const MAX_ANSWERS = 6;
const DAY_MS = 24 * 3_600_000;

/** Answers an offer until it is settled or given up; now and then somebody else wants the place, or the gate starts again. */
async function answer(club: OfferedClub, random: Random, course: { events: string[]; violations: string[] }) {
  let app = club.backend;
  let last = 'nothing';
  for (let count = 0; count < MAX_ANSWERS; count++) {
    const accepts = random.chance(0.85);
    const response = await answerOffer(club, accepts, app, random.chance(0.5) ? '?amount=10000' : '');
    const isLost = random.chance(0.15);
    course.events.push(`${accepts ? 'accepts' : 'declines'} ${response.status}${isLost ? ' lost' : ''}`);
    // an offer that has ended is told by 409 too
    if (![200, 404, 409].includes(response.status)) {
      const fault = await faultOfRefusal(response);
      if (fault) course.violations.push(fault);
    }
    if (response.status === 200) last = accepts ? 'accepted' : 'declined';
    if (!isLost && (response.status === 200 || response.status === 422)) return last;
    if (random.chance(0.1)) return last;
    if (random.chance(0.2)) await club.register({ ...eve, email: 'newcomer@example.org', tent: 'Small' });
    club.clock.now += random.between(0, 60) * 1_000;
    if (random.chance(0.1)) app = (await club.startGate()).backend;
    if (random.chance(0.3)) await createFeesAtOnce(club, random);
  }
  return last;
}

/** One place on offer, while everything between gate and service goes wrong by the seed. */
export async function offerChaos(seed: number): Promise<Course> {
  const random = randomOf(seed);
  const errorForm = random.pick(['message', 'sentence_list', 'text', 'empty'] as const);
  const club = await offeredClub({ double: { randomSeed: seed, errorForm }, changeFile: (yaml) => withPrices(yaml) });
  try {
    const rules = rulesFor(random);
    const deletion = 'DELETE /lists/{list_id}/persons/{person_id}';
    // these two answer 204, which says that the person is deleted
    const deletionFaults = readFaults.filter(({ kind }) => !['empty', 'not_an_object'].includes(kind));
    if (random.chance(0.5)) rules.push({ fault: random.pick(deletionFaults), endpoint: deletion, probability: 0.5 });
    club.double.faults.add(...rules);
    const violations: string[] = [];
    const events = [JSON.stringify(rules.map(({ fault }) => fault))];
    const end = await answer(club, random, { events, violations });
    const faults = club.double.log.filter(({ fault }) => fault).length;
    club.double.faults.clear();
    let mails = 0;
    for (let round = 0; round < 5; round++) {
      await club.completeTasks();
      for (const { to, subject } of await club.deliverMails())
        if (to.address === eve.email && subject.startsWith('Anmeldung')) mails++;
      club.clock.now += DAY_MS;
    }
    const stored = club.campers().filter(({ email }) => email === eve.email).length;
    const demand = (holds: boolean, sentence: string) => void (holds || violations.push(sentence));
    demand(club.campers().length <= 1, `${club.campers().length} persons on one place`);
    demand(end !== 'accepted' || stored === 1, 'told that the place is theirs, and not stored');
    demand(end !== 'declined' || stored === 0, 'declined, and stored');
    demand(mails === stored, `${mails} mails about the place, and ${stored} stored`);
    demand(!(stored && club.waiting().length), 'in the event and on the waiting list');
    demand(
      (await club.placesTaken()) === club.campers().length,
      `${await club.placesTaken()} places for ${club.campers().length}`,
    );
    demand((await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).length === 0, 'still pending');
    violations.push(...(await feeViolations(club)));
    demand(!club.reports.join().includes(club.double.key), 'the key in a report');
    return { seed, events: [...events, end], violations, isRegistered: stored === 1, faults };
  } finally {
    await club.close();
  }
}
