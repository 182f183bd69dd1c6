import { ada, gateFile, hostedClub, waitForForm } from '../backend/upstream/hosted-club.js';
import { withPrices } from '../backend/upstream/priced-club.js';
import { registerSuspiciously, releaseFirst, reviewsOf } from '../backend/upstream/released-review.js';
import { randomOf } from '../simulate/random.js';
import { createFeesAtOnce, feeViolations } from './fee-violations.js';
import type { Course } from './gate-chaos.js';
import { rulesFor } from './gate-faults.js';

const MAX_TRIES = 5;
const HOUR_MS = 3_600_000;

/** One registration that the club releases from review, while everything between gate and service goes wrong by the seed. */
export async function reviewChaos(seed: number): Promise<Course> {
  const random = randomOf(seed);
  const errorForm = random.pick(['message', 'sentence_list', 'text', 'empty'] as const);
  const club = await hostedClub({ double: { randomSeed: seed, errorForm }, file: (one) => withPrices(gateFile(one)) });
  try {
    await waitForForm(club, 'camp');
    await registerSuspiciously(club);
    await club.deliverMails();
    const rules = rulesFor(random);
    club.double.faults.add(...rules);
    const events = [JSON.stringify(rules.map(({ fault }) => fault))];
    const violations: string[] = [];
    const require = (holds: boolean, sentence: string) => void (holds || violations.push(sentence));
    let { hosted } = club;
    for (let tries = 0; tries < MAX_TRIES && (await reviewsOf(club)).length; tries++) {
      events.push(await releaseFirst(club, hosted).then(String, ({ status }: { status: number }) => String(status)));
      club.clock.now += random.between(0, 60) * 1_000;
      if (random.chance(0.2)) ({ hosted } = await club.startGate());
      if (random.chance(0.3)) await createFeesAtOnce(club, random);
      if (random.chance(0.1)) break;
    }
    const faults = club.double.log.filter(({ fault }) => fault).length;
    club.double.faults.clear();
    club.clock.now += HOUR_MS;
    await club.completeTasks();
    if ((await reviewsOf(club)).length) await releaseFirst(club);
    const mails = (await club.deliverMails()).filter(({ to }) => to.address === ada.email).length;
    const stored = club.campers().length;
    await club.completeTasks();
    violations.push(...(await feeViolations(club)));
    require(stored === 1 && mails === 1, `${stored} persons at the service, and ${mails} mails`);
    require((await club.placesTaken()) === stored, `${await club.placesTaken()} places for ${stored}`);
    require((await reviewsOf(club)).length === 0, 'still in review');
    require((await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).length === 0, 'still pending');
    return { seed, events, violations, isRegistered: stored === 1, faults };
  } finally {
    await club.close();
  }
}
