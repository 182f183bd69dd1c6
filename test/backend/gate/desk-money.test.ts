import { expect } from 'chai';
import type { DeskFeeRow } from '../../../src/model/desk-money.js';
import { statusOf, clubWithDesk, deskClub, signInAtDesk } from '../../support/desk-sign-in.js';
import { backend } from '../../support/backend.js';

const DAY = '2026-01-02';

/** A camp with two fees, a party with one, and a treasurer. */
async function clubWithFees(yaml = deskClub) {
  const club = yaml === deskClub ? await clubWithDesk() : await backend({ yaml });
  const lists = { camp: await club.listOf('camp'), party: await club.listOf('party') };
  const add = async (list: keyof typeof lists, first_name: string, amount: number) => {
    const body = { name: { first_name, last_name: 'Quist' }, email: `${first_name.toLowerCase()}@example.org` };
    const { data: person } = await club.api.createPerson({ list_id: lists[list], body });
    const { data } = await club.api.createFees({
      body: { data: [{ person_id: person.id, amount, description: list }] },
    });
    return data[0]!;
  };
  const fees = [await add('camp', 'Nora', 2_500), await add('camp', 'Mats', 1_000), await add('party', 'Ida', 700)];
  return { club, lists, fees, ids: fees.map(({ id }) => id), add };
}

async function withTreasurer() {
  const all = await clubWithFees();
  return { ...all, ...(await signInAtDesk(all.club, 'money@club.example')) };
}

const paidDays = (rows: readonly DeskFeeRow[]) => rows.map(({ paid_on }) => paid_on);

describe('the fees at the desk', () => {
  it('come with names, and no other value of a person', async () => {
    const { client, lists } = await withTreasurer();
    const { data } = await client.listDeskFees({ query: { list_id: lists.camp } });
    expect(data.map(({ person_name, amount, paid_on }) => [person_name, amount, paid_on])).to.deep.equal([
      ['Nora Quist', 2_500, null],
      ['Mats Quist', 1_000, null],
    ]);
    expect(JSON.stringify(data)).to.not.include('example.org');
  });

  it('come page by page, each once', async () => {
    const { client, ids } = await withTreasurer();
    const listed = [];
    let cursor: string | undefined;
    do {
      const page = await client.listDeskFees({ query: { cursor, per_page: '2' } });
      listed.push(...page.data.map(({ fee_id }) => fee_id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(listed).to.deep.equal(ids);
    expect(await statusOf(client.listDeskFees({ query: { per_page: '501' } }))).to.equal(422);
  });

  it('have sums by cost unit, which are those of the fees', async () => {
    const { club, client, ids, lists } = await withTreasurer();
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const [fee] = await club.store.fees.byIds(workspace.id, [ids[0]!]);
    const attached_expense = JSON.stringify({ costunit_name: 'Camp 2027', category_name: 'Fees' });
    await club.store.fees.insert([
      {
        ...fee!,
        list_id: lists.camp,
        id: 'fee_unit',
        reference: 'RF471234567890',
        row_key: 'z',
        amount: 300,
        attached_expense,
      },
    ]);
    await client.markFeesPaid({ body: { fee_ids: [ids[1]!], day: DAY } });
    expect((await client.readMoney()).data).to.deep.equal({
      open: 3_500,
      paid: 1_000,
      owed_back: 0,
      open_count: 3,
      paid_count: 1,
      cost_units: [
        { cost_unit: 'Camp 2027', open: 300, paid: 0 },
        { cost_unit: null, open: 3_200, paid: 1_000 },
      ],
      is_incomplete: false,
    });
    expect((await client.readMoney({ query: { list_id: lists.party } })).data).to.include({ open: 700, paid: 0 });
  });

  it('of a list that is not theirs are not there for a treasurer of one event, to read or to mark', async () => {
    const yaml = deskClub.replace('role: treasurer }', 'role: treasurer, lists: [camp] }');
    const { club, ids, lists } = await clubWithFees(yaml);
    const { client } = await signInAtDesk(club, 'money@club.example');
    expect((await client.listDeskFees()).data.map(({ fee_id }) => fee_id)).to.deep.equal(ids.slice(0, 2));
    expect((await client.readMoney()).data).to.include({ open: 3_500 });
    expect(await statusOf(client.listDeskFees({ query: { list_id: lists.party } }))).to.equal(404);
    expect(await statusOf(client.readMoney({ query: { list_id: lists.party } }))).to.equal(404);
    expect(await statusOf(client.markFeesPaid({ body: { fee_ids: ids, day: DAY } }))).to.equal(404);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    expect((await club.store.fees.all(workspace.id)).map(({ paid_at }) => paid_at)).to.deep.equal([null, null, null]);
  });
});

describe('a fee that is marked as paid at the desk', () => {
  it('is answered the same again, and stands in the journal once, without values', async () => {
    const { club, client, ids } = await withTreasurer();
    const mark = () => client.markFeesPaid({ body: { fee_ids: ids.slice(0, 2), day: DAY } });
    const first = await mark();
    expect(paidDays(first.data)).to.deep.equal([DAY, DAY]);
    expect(await mark()).to.deep.equal(first);
    const owner = await signInAtDesk(club, 'owner@club.example');
    const { data: journal } = await owner.client.readJournal();
    expect(journal.map(({ action, by }) => [action, by])).to.deep.equal([
      ['paid', 'money@club.example'],
      ['paid', 'money@club.example'],
    ]);
    expect(JSON.stringify(journal)).to.not.match(/Quist|2500|RF\d\d/);
  });

  it('keeps the first day when two treasurers mark it at once', async () => {
    const { club, client, ids } = await withTreasurer();
    const other = await signInAtDesk(club, 'owner@club.example');
    const answers = await Promise.all([
      client.markFeesPaid({ body: { fee_ids: ids, day: '2026-01-02' } }),
      other.client.markFeesPaid({ body: { fee_ids: [...ids].reverse(), day: '2026-01-03' } }),
      client.markFeesPaid({ body: { fee_ids: ids, day: '2026-01-02' } }),
    ]);
    const days = new Set(answers.flatMap(({ data }) => paidDays(data)));
    expect(days.size).to.equal(1);
    expect((await other.client.readJournal()).data).to.have.lengthOf(3);
    expect((await client.readMoney()).data).to.include({ open: 0, paid: 4_200 });
  });

  it('can be opened again, once, and be paid again', async () => {
    const { club, client, ids } = await withTreasurer();
    const fee_ids = [ids[0]!];
    await client.markFeesPaid({ body: { fee_ids, day: DAY } });
    const open = () => client.markFeesOpen({ body: { fee_ids } });
    expect(paidDays((await open()).data)).to.deep.equal([null]);
    expect(paidDays((await open()).data)).to.deep.equal([null]);
    expect(paidDays((await client.markFeesPaid({ body: { fee_ids, day: '2026-01-05' } })).data)).to.deep.equal([
      '2026-01-05',
    ]);
    const { client: owner } = await signInAtDesk(club, 'owner@club.example');
    expect((await owner.readJournal()).data.map(({ action }) => action)).to.deep.equal(['paid', 'unpaid', 'paid']);
  });

  it('is marked with all others or not at all', async () => {
    const { client, ids } = await withTreasurer();
    expect(await statusOf(client.markFeesPaid({ body: { fee_ids: [...ids, 'fee_none'], day: DAY } }))).to.equal(404);
    expect((await client.readMoney()).data).to.include({ paid: 0 });
  });

  it('needs a day that has been, and a selection', async () => {
    const { client, ids } = await withTreasurer();
    const mark = (body: object) => statusOf(client.markFeesPaid({ body: body as never }));
    expect(await mark({ fee_ids: ids, day: '2999-01-01' })).to.equal(422);
    expect(await mark({ fee_ids: ids, day: '2026-02-30' })).to.equal(422);
    expect(await mark({ fee_ids: ids })).to.equal(422);
    expect(await mark({ fee_ids: [], day: DAY })).to.equal(422);
    expect(await mark({ fee_ids: 'all', day: DAY })).to.equal(422);
    expect(await mark({ fee_ids: Array.from({ length: 501 }, (_, at) => `fee_${at}`), day: DAY })).to.equal(422);
  });

  it('leaves the history of the registration and its repeated actions as they are', async () => {
    const { club, client } = await withTreasurer();
    const response = await club.register(
      { name: { first_name: 'Pia', last_name: 'Quist' }, email: 'pia@example.org', creation_behaviour: 'unconfirmed' },
      { form: 'join', list_id: 'member' },
    );
    const person_id = ((await response.json()) as { data: { id: string } }).data.id;
    const owner = (await signInAtDesk(club, 'owner@club.example')).client;
    await owner.acceptApplication({ person_id, body: {} });
    const { data } = await club.api.createFees({ body: { data: [{ person_id, amount: 500, description: 'Fee' }] } });
    await client.markFeesPaid({ body: { fee_ids: [data[0]!.id], day: DAY } });
    expect(await statusOf(owner.acceptApplication({ person_id, body: {} }))).to.equal(200);
  });
});
