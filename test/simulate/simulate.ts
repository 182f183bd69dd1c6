import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRegions } from '../../src/fields/index.js';
import { askForLinks, deletePersons, moveMember, notePayments, unpublish, type MemberContext } from './members.js';
import type { Course, SimulationOptions } from './course.js';
import { foundClub, LINK_MEMBERS, MOVING_MEMBERS, type Club } from './club.js';
import { connect, type Mode } from './database.js';
import { Instance, type MailServer } from './instance.js';
import { live, noActions, type FamilyContext } from './families.js';
import { HikeInvariants } from './hike-invariants.js';
import { hike, noHikers } from './hikers.js';
import { Invariants } from './invariants.js';
import { CALM, Network } from './network.js';
import { randomOf } from './random.js';
import { RegistrationInvariants } from './registration-invariants.js';
import { Violation } from './violation.js';
import { visit, type VisitorCounts } from './visitors.js';
import { loadWordsAtOnce } from './words-at-once.js';
import { World } from './world.js';

const DAY_MS = 24 * 3600_000;
/** When the first run begins. Each later one begins after the end of the one before, as row keys never go back in a process. */
const BEGIN_MS = Date.parse('2030-01-01T00:00:00Z');
/** Trouble lasts so long: then everything is calm, and everybody has to come to an end. */
const TROUBLE_MS = 60_000;
const MAX_STEPS = 400_000;

/** Crashes and pauses, one after the other, until the trouble is over. */
async function trouble(
  world: World,
  instances: readonly Instance[],
  counts: { crashes: number; pauses: number },
  fail: (error: unknown) => void,
) {
  const { random } = world;
  const end = world.now + TROUBLE_MS;
  while (world.now < end) {
    const busy = await world.afterSteps(random.between(10, 600));
    const instance = instances.find((one) => one.isLife(busy)) ?? random.pick(instances);
    if (random.chance(0.7)) {
      counts.crashes++;
      world.note('crash');
      instance.crash();
      await world.sleep(random.between(10, 3_000));
      instance.start().catch(fail);
    } else {
      counts.pauses++;
      world.note('pause');
      instance.pause(world.now + random.between(100, 90_000));
    }
  }
}

/** One run: two processes on one store, with everybody who wants something of them, until nothing is left to be done. */
export async function simulate({ seed, run, weaken }: SimulationOptions): Promise<Course> {
  await loadRegions();
  const random = randomOf(seed * 1_000_003 + run * 7_919);
  const world = new World(random, BEGIN_MS + run * 30 * DAY_MS);
  const mode: Mode = random.chance(0.5) ? 'group commit' : 'optimistic';
  const folder = mkdtempSync(join(tmpdir(), 'turnout-simulate-'));
  const path = join(folder, 'turnout.db');
  const restoreLanguages = await loadWordsAtOnce();
  const uninstall = world.install();
  const mails: MailServer = { delivered: [], trouble: 0 };
  const report = (error: unknown) => world.note(`report ${(error as Error).name}`);
  const instances = ['A', 'B'].map((name) => new Instance({ name, world, path, mode, mails, weaken, report }));
  const network = new Network(world, instances);
  const counts: VisitorCounts = { acknowledged: [], refused_full: 0, refused_closed: 0 };
  const outages = { crashes: 0, pauses: 0 };
  const actions = noActions();
  const { deleted } = actions;
  const accepted = new Map<string, number>();
  const places = random.between(3, 8);
  const visitors = random.between(10, 24);
  const hikers = random.between(4, 9);
  const hikes = noHikers();
  const money = { paid: 0, further_fees: 0, credits: 0 };
  let failure: unknown;
  let invariants: Invariants | undefined;
  let registrations: RegistrationInvariants | undefined;
  let hiking: HikeInvariants | undefined;
  let club: Club | undefined;
  let memberList = '';

  /** Runs a task to its end; its failure is that of the run. */
  const until = async (task: Promise<unknown>): Promise<void> => {
    let isDone = false;
    task.then(
      () => (isDone = true),
      (error: unknown) => {
        failure ??= error;
        isDone = true;
      },
    );
    await world.run(
      () => isDone || failure !== undefined,
      () => {
        if (invariants?.checkCommitted(memberList)) {
          registrations?.checkCommitted();
          hiking?.checkCommitted();
        }
        if (world.steps > MAX_STEPS) throw new Violation(`no end after ${MAX_STEPS} steps`);
      },
    );
    if (failure !== undefined) throw failure;
  };

  /** Until everything that waits to be done is done, and told. */
  const settle = async () => {
    const isSettled = () => invariants!.areMailsOut() && registrations!.isSettled(world.now) && hiking!.isSettled();
    while (!isSettled()) await world.sleep(10_000);
  };

  try {
    await until(instances[0]!.start());
    await until(instances[1]!.start());
    const founding = foundClub(instances[0]!, { places, published: true });
    await until(founding);
    club = await founding;
    const database = connect(path);
    invariants = new Invariants(database, (email) => actions.accepting.has(email));
    registrations = new RegistrationInvariants(database);
    hiking = new HikeInvariants(database);
    memberList = (database.all("select id from list where type = 'member'", []) as { id: string }[])[0]!.id;
    network.weather = { lostRequests: 0.06, lostAnswers: 0.12, doubled: 0.15 };
    mails.trouble = 0.2;
    const around: MemberContext = { world, network, club };
    const families: FamilyContext = { ...around, mails, actions };
    const ownOf = (number: number) => counts.acknowledged.filter(({ family }) => family === number);
    const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
    const allPersons = [
      ...numbers(visitors).map(async (number) => {
        await visit(world, network, number, counts);
        await live(families, ownOf(number));
      }),
      ...numbers(hikers).map((number) => hike(families, number, hikes)),
      notePayments(around, instances).then((paid) => (money.paid = paid)),
      ...numbers(LINK_MEMBERS).map((number) => askForLinks(around, number, accepted)),
      ...numbers(MOVING_MEMBERS).map((number) => moveMember(around, number)),
      deletePersons(around, counts, deleted),
      ...(random.chance(0.2) ? [unpublish(around, instances, { places, published: true })] : []),
      trouble(world, instances, outages, (error) => (failure ??= error)).then(() => {
        network.weather = CALM;
        mails.trouble = 0;
      }),
    ];
    await until(Promise.all(allPersons));
    await until(settle());
    const isGone = (id: string) => deleted.has(id) || actions.left.has(id);
    // whoever sends once more is answered as before
    await until(
      Promise.all(
        counts.acknowledged.map(async ({ sendAgain, id, email }) => {
          const repeated = await sendAgain();
          if (repeated !== id && repeated !== 'closed' && !isGone(id))
            throw new Violation(`key: ${email} sent again is not answered as before`);
        }),
      ),
    );
    invariants.checkAcknowledged(counts.acknowledged, isGone);
    invariants.checkWaitingOrder(counts.acknowledged, club.lists['waiting']!);
    invariants.checkMails(mails.delivered, accepted, network.arrivals);
    registrations.checkActions(actions, { camp: club.lists['camp']! });
    registrations.checkFees(counts.acknowledged, actions);
    registrations.checkPrices();
    hiking.check(hikes, mails.delivered);
    Object.assign(money, registrations.counts());
    registrations.checkMails(mails.delivered, actions);
    database.close();
  } catch (error) {
    failure = error;
  } finally {
    for (const instance of instances) instance.crash();
    // whoever waits for an answer goes on in this world, and never in the next one
    await world.drain();
    uninstall();
    restoreLanguages();
    rmSync(folder, { recursive: true, force: true });
  }
  const violation =
    failure === undefined
      ? undefined
      : failure instanceof Violation
        ? failure.message
        : `failed: ${(failure as Error).stack ?? String(failure)}`;
  return {
    seed,
    run,
    mode,
    violation,
    trace: world.traceHash(),
    steps: world.steps,
    registrations: counts.acknowledged.length,
    refusals: counts.refused_full + counts.refused_closed,
    offers_accepted: actions.accepted.size,
    offers_declined: actions.declined,
    cancelled: actions.cancelled.size,
    corrected: actions.corrected.size,
    ...money,
    confirmed: hikes.confirmed.size,
    expired: hikes.registered.size - hikes.confirmed.size,
    resent: hikes.resent,
    ...outages,
    ...network.counts,
    mails: mails.delivered.length,
    repeated_mails: mails.delivered.filter(({ repeat }) => repeat).length,
  };
}
