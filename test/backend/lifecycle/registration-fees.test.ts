import { expect } from 'chai';
import { serviceClient } from '../../../src/api/index.js';
import { withFeeOwner } from '../../../src/backend/backend.js';
import { createFees, feeCreator } from '../../../src/backend/lifecycle/index.js';
import { familyPriceOf, formOf } from '../../../src/forms/index.js';
import { backend, issuesIn, origin } from '../../support/backend.js';

const yaml = `
workspace: { slug: club, name: Club, languages: [de, en] }
cost_units: [{ name: Camps, categories: [Fees] }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    form:
      participants: 4
      sections: [{ fields: [name, birthdate] }]
      prices:
        base: [{ amount: 240, when: { age_on_first_day: { below: 10 } } }, { amount: 290 }]
        siblings: { second: 10 % }
        cost_unit: Camps
        category: Fees
`;

const DAY_MS = 24 * 3600_000;

const family = { 'Form-Family': 'f'.repeat(32) };
const child = (first_name: string, birthdate = '2015-01-01') => ({ name: { first_name, last_name: 'L' }, birthdate });
const children = [child('Ada'), child('Bo', '2018-01-01')];

/** A camp with two children of one family. */
async function campOfTwo() {
  const club = await backend({ yaml });
  const workspace = (await club.store.workspaces.bySlug('club'))!;
  for (const one of children) expect(await issuesIn(await club.register(one, { headers: family }))).to.deep.equal([]);
  const list_id = await club.listOf('camp');
  const log: string[] = [];
  const runWith = (ensureFees: typeof club.ensureFees) =>
    createFees(ensureFees).run({ store: club.store, now: club.clock.now, log: ({ event }) => void log.push(event) });
  /** As another process, whose service answers through `pass`. */
  const otherProcess = (pass: (request: Request) => Promise<Response>, store = club.store) =>
    feeCreator({
      store,
      feeApi: async (_, owner) => {
        const fetch = (request: Request) => pass(owner ? withFeeOwner(owner, request) : request);
        return serviceClient({ base: `${origin}/api`, key: club.key, fetch });
      },
    });
  const fees = async () => (await club.store.fees.all(workspace.id)).map(({ amount }) => amount);
  const registrations = () => club.store.registrations.inState(workspace.id, list_id, 'registered');
  return { ...club, workspace, log, run: () => runWith(club.ensureFees), runWith, otherProcess, fees, registrations };
}

describe('the fees of registrations', () => {
  it('equal the shown sum, name event and person, and have the cost unit of the prices', async () => {
    const { run, visitor, store, workspace, registrations, log } = await campOfTwo();
    const { columns, layout } = (await visitor.readForm({ slug: 'camp' })).data;
    const form = formOf(columns, layout);
    const displayedPrice = familyPriceOf(children, { form, prices: layout!.prices!, firstDay: '2027-07-24' });
    await run();
    const all = await store.fees.all(workspace.id);
    const [first, second] = displayedPrice.persons.map(({ cents }) => cents);
    expect(all.map(({ description, amount }) => [description, amount])).to.have.deep.members([
      ['Camp: Ada L', first],
      ['Camp: Bo L', second],
    ]);
    expect(all.map(({ attached_expense }) => JSON.parse(attached_expense!) as unknown)).to.deep.equal(
      Array.from({ length: 2 }, () => ({ costunit_name: 'Camps', category_name: 'Fees' })),
    );
    expect((await registrations()).map(({ fee_id }) => fee_id)).to.have.members(all.map(({ id }) => id));
    expect(log).to.deep.equal(Array.from({ length: 2 }, () => 'created the fee of a registration'));
  });

  it('are created once by three concurrent runs and later ones', async () => {
    const { run, fees } = await campOfTwo();
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await fees()).to.have.members([29_000, 21_600]);
  });

  it('are created once after lost answers', async () => {
    const { app, runWith, otherProcess, run, fees } = await campOfTwo();
    let lostResponses = 0;
    const losing = otherProcess(async (request) => {
      const answer = await app(request);
      if (request.method === 'GET') return answer;
      lostResponses++;
      throw new TypeError('connection reset');
    });
    const fault = await runWith(losing).catch((error: unknown) => error);
    expect([fault instanceof Error, lostResponses]).to.deep.equal([true, 2]);
    await run();
    expect(await fees()).to.have.members([29_000, 21_600]);
  });

  for (const [age, waitMs] of [
    ['at once', 0],
    ['after the keys are forgotten', 2 * DAY_MS],
  ] as const)
    it(`are created once if the process dies before it notes them, repeated ${age}`, async () => {
      const { app, store, otherProcess, runWith, run, fees, clock } = await campOfTwo();
      const attachFee = () => Promise.reject(new Error('killed'));
      const dying = otherProcess(app, { ...store, registrationFees: { ...store.registrationFees, attachFee } });
      await runWith(dying).catch(() => {});
      const before = await fees();
      clock.now += waitMs;
      for (let runs = 0; runs < 2; runs++) await run();
      expect([before, await fees()]).to.deep.equal([before, before]);
      expect(before).to.have.members([29_000, 21_600]);
    });

  it('are created once, without a refusal, if another process created, corrected and paid one meanwhile', async () => {
    const { app, store, workspace, otherProcess, registrations, clock } = await campOfTwo();
    const [ada] = await registrations();
    const first = otherProcess(app);
    let isFirst = true;
    const receivedFor = async (registration: { workspace_id: string; id: string }) => {
      if (isFirst) {
        isFirst = false;
        await first(workspace, [ada!]);
        const change = { from: 29_000, to: 20_000 };
        await store.transaction((tables) => tables.registrations.changeAmount(ada!, change, clock.now));
        const [fee] = await store.fees.all(workspace.id);
        await store.transaction((tables) => tables.fees.markPaid(workspace.id, fee!.id, '2027-01-05', clock.now));
      }
      return store.registrationFees.receivedFor(registration);
    };
    const second = otherProcess(app, { ...store, registrationFees: { ...store.registrationFees, receivedFor } });
    const created = await second(workspace, [ada!]);
    const all = await store.fees.all(workspace.id);
    expect([
      [...created.values()].flat().map(({ amount }) => amount),
      all.map(({ amount, paid_at }) => [amount, paid_at]),
    ]).to.deep.equal([[20_000], [[20_000, '2027-01-05']]]);
  });

  it('are not created if the registration was cancelled before', async () => {
    const { store, registrations, clock, run, fees } = await campOfTwo();
    for (const registration of await registrations())
      await store.transaction((tables) =>
        tables.registrations.change(registration, { from: 'registered', to: 'cancelled' }, clock.now),
      );
    await run();
    expect(await fees()).to.deep.equal([]);
  });
});
