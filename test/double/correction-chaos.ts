import { ada, gateFile, hostedClub, waitForForm, type HostedClub } from '../backend/upstream/hosted-club.js';
import { sessionOf } from '../backend/upstream/offered-club.js';
import { withPrices } from '../backend/upstream/priced-club.js';
import { randomOf, type Random } from '../simulate/random.js';
import { createFeesAtOnce, feeViolations } from './fee-violations.js';
import { faultOfRefusal, type Course } from './gate-chaos.js';
import { creationFaults, READ, readFaults } from './gate-faults.js';

const UPDATE = 'PUT /lists/{list_id}/persons/{person_id}';
const CURRENT = '/public/club/registrations/current';
const MAX_CORRECTIONS = 6;
const ROUND_MS = 120_000;

interface OwnRegistration {
  readonly id: string;
  readonly amount: number;
  readonly fees: readonly { readonly amount: number }[];
}

/** Sends requests with the link in the mail to the registrant. */
async function ownPage(club: HostedClub) {
  const mail = (await club.deliverMails()).find(({ to }) => to.address === ada.email);
  const headers = await sessionOf(club, mail!.text);
  const send = (app: HostedClub['backend'], method: string, path = '', body?: unknown) =>
    app(
      new Request(`https://gate.test${CURRENT}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  const read = async () =>
    ((await (await send(club.backend, 'GET')).json()) as { data: { registrations: OwnRegistration[] } }).data
      .registrations[0]!;
  return { send, read };
}

/** Corrects the tent a few times, now and then at a price that is not right any more, or sends the same again. */
async function correct(club: HostedClub, random: Random, course: { events: string[]; violations: string[] }) {
  const { send, read } = await ownPage(club);
  const { id } = await read();
  let app = club.backend;
  let tent = 'Large';
  for (let count = 0; count < MAX_CORRECTIONS; count++) {
    if (random.chance(0.6)) tent = random.pick(['Small', 'Large']);
    const price = await send(app, 'POST', `/${id}/price`, { tent });
    const { data } = (await price.json()) as { data: { amount: number } };
    const amount = random.chance(0.1) ? 11_000 : data.amount;
    const response = await send(app, 'PUT', `/${id}?amount=${amount}`, { tent });
    course.events.push(`${tent} for ${amount}: ${response.status}`);
    // an other price is told by 409 too
    if (![200, 409].includes(response.status)) {
      const fault = await faultOfRefusal(response);
      if (fault) course.violations.push(fault);
    }
    if (random.chance(0.1)) app = (await club.startGate()).backend;
    if (random.chance(0.3)) await createFeesAtOnce(club, random);
    club.clock.now += random.between(0, 60) * 1_000;
  }
  return read;
}

/** A registration that is corrected, while everything between gate and service goes wrong by the seed. */
export async function correctionChaos(seed: number): Promise<Course> {
  const random = randomOf(seed);
  const errorForm = random.pick(['message', 'sentence_list', 'text', 'empty'] as const);
  const file = (double: HostedClub['double']) => withPrices(gateFile(double));
  const club = await hostedClub({ file, double: { randomSeed: seed, errorForm } });
  try {
    await waitForForm(club, 'camp');
    await club.register();
    const updateFaults = creationFaults.filter((fault) => !('status' in fault && [401, 418].includes(fault.status)));
    const rules = Array.from({ length: random.between(1, 4) }, () => {
      const isRead = random.chance(0.4);
      const fault = random.pick(isRead ? readFaults : updateFaults);
      return { fault, endpoint: isRead ? READ : UPDATE, probability: random.pick([0.2, 0.5, 0.8]) } as const;
    });
    club.double.faults.add(...rules);
    const violations: string[] = [];
    const events = [JSON.stringify(rules.map(({ fault }) => fault))];
    const read = await correct(club, random, { events, violations });
    const faults = club.double.log.filter(({ fault }) => fault).length;
    club.double.faults.clear();
    for (let round = 0; round < 2; round++) {
      club.clock.now += ROUND_MS;
      await club.completeTasks();
    }
    const require = (holds: boolean, sentence: string) => void (holds || violations.push(sentence));
    const own = await read();
    const shown = own.fees.reduce((sum, { amount }) => sum + amount, 0);
    require(shown === own.amount, `the page shows a price of ${own.amount} and fees of ${shown}`);
    require((await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9)).length === 0, 'still pending');
    violations.push(...(await feeViolations(club)));
    return { seed, events, violations, isRegistered: club.campers().length === 1, faults };
  } finally {
    await club.close();
  }
}
