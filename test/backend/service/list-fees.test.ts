import { expect } from 'chai';
import type { ChangePage, FeeChange } from '../../../src/model/change.js';
import { backend, issuesIn } from '../../support/backend.js';
import { requestService, synchronise, type Club } from '../../support/service-requests.js';

type Page = ChangePage<FeeChange>;

const page = async (club: Club, query = '', as = club.key): Promise<Page> =>
  (await (await requestService(club, 'GET', `/fees${query}`, { as })).json()) as Page;

/** Two members and a guest of the camp, each with a fee. */
async function withFees() {
  const club = await backend();
  const list = await club.listOf('camp');
  await synchronise(club, [
    { external_id: 'ada', name: { first_name: 'Ada', last_name: 'Lovelace' } },
    { external_id: 'bob' },
  ]);
  await synchronise(club, [{ external_id: 'guest' }], { list });
  const fee = { amount: 500, description: 'Flag' };
  const body = {
    data: ['ada', 'bob', 'guest'].map((person_external_id) => ({ ...fee, person_external_id })),
  };
  const { data: fees } = await club.api.createFees({ body });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  return { club, fees, workspace_id, list };
}

describe('GET /fees', () => {
  it('gives every fee with what has become of it, in the order of changes', async () => {
    const { club, fees, workspace_id } = await withFees();
    const [ada] = fees;
    await club.store.fees.markPaid(workspace_id, ada!.id, '2026-11-30', club.clock.now);
    const { data, meta } = await page(club);
    const created_at = new Date(club.clock.now).toISOString();
    expect([data.map(({ id }) => id), data.at(-1), meta.has_more]).to.deep.equal([
      [fees[1]!.id, fees[2]!.id, ada!.id],
      {
        id: ada!.id,
        changed_at: created_at,
        change: 'changed',
        fee: { ...ada, created_at, due_at: null, paid_at: '2026-11-30', credits: [] },
      },
      false,
    ]);
  });

  it('is followed by a cursor: paid, open again, withdrawn', async () => {
    const { club, fees, workspace_id } = await withFees();
    const [ada, bob] = fees;
    const first = await page(club, '?per_page=2');
    const second = await page(club, `?cursor=${first.meta.next_cursor}`);
    await club.store.fees.markPaid(workspace_id, ada!.id, '2026-11-30');
    await club.store.fees.markUnpaid(workspace_id, ada!.id);
    await club.api.deletePerson({ list_id: 'member', person_id: 'bob' });
    const { data } = await page(club, `?cursor=${second.meta.next_cursor}`);
    expect([first.data.length, first.meta.has_more, second.data.length]).to.deep.equal([2, true, 1]);
    expect(data.map(({ id, change, fee }) => [id, change, fee?.paid_at])).to.deep.equal([
      [ada!.id, 'changed', null],
      [bob!.id, 'withdrawn', undefined],
    ]);
  });

  it('leaves out what has not changed since a time', async () => {
    const { club, fees, workspace_id } = await withFees();
    await club.store.fees.markPaid(workspace_id, fees[1]!.id, '2026-11-30', club.clock.now + 5_000);
    const since = new Date(club.clock.now + 1_000).toISOString();
    const { data } = await page(club, `?since=${since}`);
    const zoned = await page(club, `?since=${encodeURIComponent('2026-11-21T14:00:00+02:00')}`);
    expect([data.map(({ id }) => id), zoned.data.length]).to.deep.equal([[fees[1]!.id], 3]);
  });

  it('shows what the club owes back, and that it was paid back', async () => {
    const { club, workspace_id, list } = await withFees();
    const { data: guest } = await club.api.readPerson({ list_id: list, person_id: 'guest' });
    const now = club.clock.now;
    const registration_id = await club.store.transaction(async ({ registrations, fees }) => {
      const who = { workspace_id, list_id: list, person_id: guest.id };
      const state = { state: 'registered', amount: 1_200, deadline_at: null } as const;
      const { id } = await registrations.register(
        { ...who, slug: 'camp', family: 'f'.repeat(32), language: null, ...state },
        now,
      );
      const money = { reference: 'RF45G72UUR', amount: 1_200, description: 'Camp', attached_expense: null };
      const days = { created_at: now, due_at: null, paid_at: '2026-11-21' };
      await fees.insert([{ ...who, id: 'fee_camp', row_key: 'camp', registration_id: id, ...money, ...days }]);
      return id;
    });
    const { meta } = await page(club);
    await club.store.transaction(({ registrations }) =>
      registrations.changeAmount({ workspace_id, id: registration_id }, { from: 1_200, to: 200 }, now),
    );
    const owed = await page(club, `?cursor=${meta.next_cursor}`);
    const [credit] = await club.store.credits.open(workspace_id);
    await club.store.credits.markRefunded(workspace_id, credit!.id, '2026-12-01');
    const refunded = await page(club, `?cursor=${owed.meta.next_cursor}`);
    const creditsIn = ({ data }: Page) =>
      data.map(({ id, fee }) => [id, fee?.credits.map(({ amount, refunded_at }) => [amount, refunded_at])]);
    expect([creditsIn(owed), creditsIn(refunded)]).to.deep.equal([
      [['fee_camp', [[1_000, null]]]],
      [['fee_camp', [[1_000, '2026-12-01']]]],
    ]);
  });

  it('shows a key only fees of its lists, and of its workspace', async () => {
    const { club, fees, list } = await withFees();
    const as = await club.keyFor('club', { scopes: ['fees:read'], lists: [list] });
    const own = await page(club, '', as);
    const completePage = await page(club);
    const foreign = await requestService(club, 'GET', `/fees?cursor=${completePage.meta.next_cursor}`, { as });
    expect([own.data.map(({ id }) => id), await issuesIn(foreign)]).to.deep.equal([
      [fees[2]!.id],
      [['cursor', 'invalid']],
    ]);
  });

  it('is read with fees:read, which creates none, and with fees:write as before', async () => {
    const { club } = await withFees();
    const fee = { amount: 100, description: 'Late', person_id: 'per_none' };
    const statuses = [];
    for (const scope of ['fees:read', 'fees:write'] as const) {
      const as = await club.keyFor('club', { scopes: [scope] });
      const read = await requestService(club, 'GET', '/fees', { as });
      const created = await requestService(club, 'POST', '/fees', { as, body: { data: [fee] } });
      statuses.push([read.status, created.status]);
    }
    expect(statuses).to.deep.equal([
      [200, 403],
      [200, 422],
    ]);
  });

  it('wants the scope fees:read, a key, and a time', async () => {
    const { club } = await withFees();
    const reader = await club.keyFor('club', { scopes: ['persons:read'] });
    const statuses = [];
    for (const as of [reader, 'sk_none']) statuses.push((await requestService(club, 'GET', '/fees', { as })).status);
    const issues = [];
    for (const since of ['yesterday', '2026-11-21', ''])
      issues.push(await issuesIn(await requestService(club, 'GET', `/fees?since=${since}`)));
    expect([statuses, issues]).to.deep.equal([[403, 401], issues.map(() => [['since', 'invalid']])]);
  });
});
