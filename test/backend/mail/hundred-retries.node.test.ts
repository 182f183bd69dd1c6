import { expect } from 'chai';
import { DeliveryUnknownError, type MailMessage } from '../../../src/backend/mail/index.js';
import { ada, backend } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club, languages: [en] }
events:
  - { slug: camp, title: Camp, published: true, start_date: 2027-07-24, form: { sections: [{ fields: [name, email] }] } }
`;
const RUNS = 100;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** From one look into the outbox to the next, for less than the three days of tries. */
const [INTERVAL_MS, LOOKS] = [2 * 60 * MINUTE_MS, 35];
/** The limit of the workspace for all that happens here: one mail for each state. */
const MAILS = 2;

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A family registers and cancels; mails fail, vanish after DATA, and lose their sender, which is started anew. */
async function run(seed: number) {
  const random = randomOf(seed);
  const rates = {
    workspaceMails: { limit: MAILS, periodMs: 365 * DAY_MS },
    mails: { limit: 1000, periodMs: MINUTE_MS },
  };
  const first = await backend({ yaml, rates });
  const arrived: MailMessage[] = [];
  const send = async (letter: MailMessage) => {
    const chance = random();
    if (chance < 0.4) throw new Error('connect ECONNREFUSED');
    arrived.push(letter);
    if (chance < 0.7) throw new DeliveryUnknownError('no answer after DATA');
  };
  const started = async (now: number) => {
    const club = await backend({ yaml, rates, engine: first.engine });
    club.clock.now = now;
    club.mailTransport.send = send;
    return club;
  };
  let club = await started(first.clock.now);
  const family = { 'Form-Family': 'f'.repeat(32) };
  const visitor = { name: ada.name, email: ada.email };
  for (const last_name of ['One', 'Two'])
    await club.register({ ...visitor, name: { first_name: 'Ada', last_name } }, { headers: family });
  const settle = async () => {
    club.clock.now += 10_000;
    for (let tries = 0; tries < LOOKS && (await club.store.outbox.count()).waiting; tries++) {
      const chance = random();
      // the sender dies with a mail in its hands
      if (chance < 0.2) await club.store.outbox.claim(club.clock.now);
      else await club.mailSender.sendDue();
      if (chance < 0.4) club = await started(club.clock.now);
      club.clock.now += INTERVAL_MS;
    }
  };
  await settle();
  const registered = arrived.splice(0);
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  for (const one of await club.store.registrations.inState(workspace_id, await club.listOf('camp'), 'registered'))
    await club.store.transaction(({ registrations }) =>
      registrations.change(one, { from: 'registered', to: 'cancelled' }, club.clock.now),
    );
  await settle();
  return { states: [registered, arrived], waiting: (await club.store.outbox.count()).waiting };
}

describe(`a mail about a family in ${RUNS} runs of failures, lost answers and restarts`, () => {
  it('is sent for each state, arrives, is marked as a repeat, and is counted once', async function () {
    this.timeout(300_000);
    let repeats = 0;
    for (let seed = 1; seed <= RUNS; seed++) {
      const { states, waiting } = await run(seed);
      // the limit is the number of mails: a restart or a retry that counted again would leave one waiting
      expect(waiting, `seed ${seed}`).to.equal(0);
      for (const mails of states) {
        expect(new Set(mails.map(({ id }) => id)).size, `seed ${seed}`).to.equal(1);
        expect(
          mails.slice(1).every(({ repeat }) => repeat),
          `seed ${seed}`,
        ).to.equal(true);
        expect(
          mails.every(({ text }) => text.startsWith('Hello Ada One and Ada Two,')),
          `seed ${seed}`,
        ).to.equal(true);
        repeats += mails.length - 1;
      }
    }
    expect(repeats).to.be.above(RUNS / 2);
  });
});
