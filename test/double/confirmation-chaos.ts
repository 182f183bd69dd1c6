import { ada, gateFile, hostedClub, waitForForm, type HostedClub } from '../backend/upstream/hosted-club.js';
import { withPrices } from '../backend/upstream/priced-club.js';
import { randomOf, type Random } from '../simulate/random.js';
import { faultOfRefusal, type Course } from './gate-chaos.js';
import { createFeesAtOnce, feeViolations } from './fee-violations.js';
import { rulesFor } from './gate-faults.js';

const MAX_CLICKS = 6;
const DAY_MS = 24 * 3_600_000;
const confirmingFile = (double: HostedClub['double']) =>
  withPrices(gateFile(double)).replace('participants: 3', 'participants: 3, confirm_email: true');

/** Registers, and returns the token of the mail that asks for a confirmation. */
async function tokenOf(club: HostedClub): Promise<string> {
  await club.register();
  const mail = (await club.deliverMails()).find(({ to }) => to.address === ada.email);
  return /confirmation\S*#([\w-]{43})/.exec(mail!.text)![1]!;
}

/** Uses the link until it is thanked for, refused, or given up. Returns the last state that was shown. */
async function click(
  club: HostedClub,
  token: string,
  random: Random,
  course: { events: string[]; violations: string[] },
) {
  let app = club.backend;
  let last = 'nothing';
  for (let clicks = 0; clicks < MAX_CLICKS; clicks++) {
    const request = new Request('https://gate.test/public/club/registrations/confirmations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const response = await app(request);
    const isLost = random.chance(0.15);
    const { data } = (await response.clone().json()) as { data?: { state: string } };
    course.events.push(`${response.status} ${data?.state ?? ''}${isLost ? ' lost' : ''}`);
    if (response.status !== 200) {
      const fault = await faultOfRefusal(response);
      if (fault) course.violations.push(fault);
    }
    if (!isLost) last = data?.state ?? String(response.status);
    if (['registered', '422'].includes(last) || random.chance(0.1)) return last;
    club.clock.now += random.between(0, 60) * 1_000;
    if (random.chance(0.1)) app = (await club.startGate()).backend;
    if (random.chance(0.3)) await createFeesAtOnce(club, random);
  }
  return last;
}

/** One visitor who has to confirm an address, while everything between gate and service goes wrong by the seed. */
export async function confirmationChaos(seed: number): Promise<Course> {
  const random = randomOf(seed);
  const errorForm = random.pick(['message', 'sentence_list', 'text', 'empty'] as const);
  const club = await hostedClub({ file: confirmingFile, double: { randomSeed: seed, errorForm } });
  try {
    await waitForForm(club, 'camp');
    const token = await tokenOf(club);
    const violations: string[] = [];
    const require = (holds: boolean, sentence: string) => void (holds || violations.push(sentence));
    require(club.campers().length === 0, 'stored before the address was confirmed');
    const rules = rulesFor(random);
    club.double.faults.add(...rules);
    const events = [JSON.stringify(rules.map(({ fault }) => fault))];
    const isUsed = random.chance(0.9);
    const end = isUsed ? await click(club, token, random, { events, violations }) : 'not used';
    const faults = club.double.log.filter(({ fault }) => fault).length;
    club.double.faults.clear();
    const mails: string[] = [];
    for (let round = 0; round < 3; round++) {
      await club.completeTasks();
      for (const { to } of await club.deliverMails()) if (to.address === ada.email) mails.push(to.address);
      club.clock.now += DAY_MS;
    }
    const stored = club.campers().length;
    require(stored <= 1, `${stored} persons at the service`);
    require(!['registered', 'unconfirmed'].includes(end) || stored === 1, `told ${end}, and not stored`);
    require(isUsed || stored === 0, 'stored without a confirmation');
    require(mails.length === stored, `${mails.length} mails, and ${stored} stored`);
    require((await club.placesTaken()) === stored, `${await club.placesTaken()} places for ${stored}`);
    require((await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).length === 0, 'still pending');
    violations.push(...(await feeViolations(club)));
    require(!club.reports.join().includes(club.double.key), 'the key in a report');
    return { seed, events: [...events, end], violations, isRegistered: stored === 1, faults };
  } finally {
    await club.close();
  }
}
