import { ada, gateFile, hostedClub, waitForForm, type HostedClub } from '../backend/upstream/hosted-club.js';
import { withPrices } from '../backend/upstream/priced-club.js';
import { randomOf, type Random } from '../simulate/random.js';
import { createFeesAtOnce, feeViolations } from './fee-violations.js';
import { rulesFor } from './gate-faults.js';

/** The gate gives up on a place after this time; some visitors come back later. */
const DEADLINE_MS = 16 * 60_000;

const MAX_ATTEMPTS = 8;

const KEY = 'k'.repeat(32);

/** Nobody at the service has this address yet. */
const EMAIL = 'grace@example.org';

export interface Course {
  readonly seed: number;
  /** What happened, for a failure's message. */
  readonly events: readonly string[];
  /** Invariants that do not hold. */
  readonly violations: readonly string[];
  readonly isRegistered: boolean;
  readonly faults: number;
}

/** What a refusal must say: a sentence, and how long to wait where waiting helps. */
export async function faultOfRefusal(response: Response): Promise<string | undefined> {
  const { detail } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { detail?: unknown };
  if (typeof detail !== 'string' || detail === '') return `${response.status} without a sentence`;
  if ([409, 429, 503, 504].includes(response.status) && !response.headers.has('retry-after'))
    return `${response.status} without Retry-After`;
  return [409, 422, 429, 503, 504].includes(response.status) ? undefined : `a visitor heard ${response.status}`;
}

interface Visit {
  /** False where the service neither shows applications nor says which field it refuses: then nobody can tell what became of one. */
  readonly isTraceable: boolean;
  readonly random: Random;
  readonly club: HostedClub;
  readonly body: unknown;
  readonly form: string;
  readonly events: string[];
  readonly violations: string[];
}

/** Sends a registration until it is thanked for, refused for good, or given up. Some answers do not reach the visitor. */
async function visit({ random, club, body, form, events, violations }: Visit): Promise<'thanked' | 'refused' | 'gone'> {
  let app = club.backend;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const response = await club.register(body, { key: KEY, form, app });
    const isLost = random.chance(0.15);
    events.push(`${response.status}${isLost ? ' lost' : ''}`);
    if (response.status !== 201) {
      const fault = await faultOfRefusal(response);
      if (fault) violations.push(fault);
    }
    if (!isLost && response.status === 201) return 'thanked';
    if (!isLost && response.status === 422) return 'refused';
    if (random.chance(0.1)) return 'gone';
    club.clock.now += (Number(response.headers.get('retry-after')) || 1) * 1_000;
    if (random.chance(0.1)) {
      events.push('restart');
      app = (await club.startGate()).backend;
    }
    if (random.chance(0.2)) {
      events.push('tasks');
      await createFeesAtOnce(club, random);
    }
  }
  return 'gone';
}

/** What must hold whatever happened. */
async function check(
  { club, violations, form, isTraceable }: Visit,
  end: 'thanked' | 'refused' | 'gone',
  stored: number,
  mails: number,
): Promise<void> {
  const require = (holds: boolean, sentence: string) => void (holds || violations.push(sentence));
  require(stored <= 1, `${stored} persons at the service`);
  require(end !== 'thanked' || stored === 1, 'thanked, and not stored');
  require(end !== 'refused' || stored === 0, 'refused, and stored');
  require(isTraceable ? mails === stored : mails <= stored, `${mails} mails to the registrant, and ${stored} stored`);
  if (form === 'camp')
    require((await club.placesTaken()) === stored, `${await club.placesTaken()} places for ${stored}`);
  for (const violation of await feeViolations(club)) violations.push(violation);
  const pending = await club.store.pendingRegistrations.before(Number.MAX_SAFE_INTEGER, 9);
  require(pending.length === 0, `${pending.length} registrations still pending`);
  require(club.double.log.every(({ endpoint }) => endpoint !== undefined), 'an address beyond the twelve endpoints');
  require(!club.reports.join().includes(club.double.key), 'the key in a report');
}

/** One visitor, one gate and one service; everything between the two goes wrong by the seed. */
export async function chaosBeforeService(seed: number): Promise<Course> {
  const random = randomOf(seed);
  const double = {
    randomSeed: seed,
    unknownKeys: random.chance(0.5),
    applicationsAreReadable: random.chance(0.5),
    errorForm: random.pick(['message', 'message', 'sentence_list', 'text', 'empty'] as const),
  };
  const club = await hostedClub({ double, file: (one) => withPrices(gateFile(one)) });
  try {
    const form = random.chance(0.25) ? 'join' : 'camp';
    const person = { name: ada.name, email: EMAIL };
    const body =
      form === 'join'
        ? { ...person, creation_behaviour: 'unconfirmed' }
        : { ...person, tent: random.pick(['Small', 'Large']) };
    // the form was opened while all was well; a busy machine may need longer than the gate's limit
    await waitForForm(club, form);
    const rules = rulesFor(random);
    club.double.faults.add(...rules);
    const events: string[] = [JSON.stringify(rules.map(({ fault }) => fault)), form];
    const violations: string[] = [];
    const isTraceable = form === 'camp' || double.applicationsAreReadable || double.errorForm === 'message';
    const visitor: Visit = { isTraceable, random, club, body, form, events, violations };
    const end = await visit(visitor);
    events.push(end);

    const faults = club.double.log.filter(({ fault }) => fault).length;
    club.double.faults.clear();
    const mails: string[] = [];
    for (let round = 0; round < 2; round++) {
      club.clock.now += DEADLINE_MS;
      await club.completeTasks();
      for (const { to } of await club.deliverMails()) if (to.address === EMAIL) mails.push(to.address);
    }
    const list = form === 'join' ? club.double.lists.main.member : club.double.lists.main.camp;
    const stored = club.double.persons(list).filter(({ email }) => email === EMAIL).length;
    await check(visitor, end, stored, mails.length);
    return { seed, events, violations, isRegistered: stored === 1, faults };
  } finally {
    await club.close();
  }
}
