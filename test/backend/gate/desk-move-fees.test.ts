import { expect } from 'chai';
import { answersThere, camper, twoCamps } from '../../support/desk-moves.js';

const DAY = '2026-11-21';

/** The camps, with the fees that are due; `pay` marks the open one of a person as paid. */
async function campsWithFees(email?: string) {
  const camps = await twoCamps(email);
  const { club, workspace, ensureFees } = camps;
  await ensureFees();
  const openFee = async (id: string) =>
    (await club.store.fees.ofPersons(workspace.id, [id])).find(({ paid_at }) => paid_at === null);
  const pay = async (id: string) =>
    club.store.fees.markPaid(workspace.id, (await openFee(id))!.id, DAY, club.clock.now);
  const creditsOf = async (id: string) =>
    (await club.store.credits.ofPersons(workspace.id, [id])).map(({ amount }) => amount);
  return { ...camps, openFee, pay, creditsOf };
}

describe('the fee of somebody who is moved', () => {
  it('is the one of the other event, if nothing was paid', async () => {
    const { move, feesOf, ensureFees, creditsOf, person_id } = await campsWithFees();
    expect(await feesOf(person_id)).to.deep.equal([[10_000, null, 'First camp: Nora Quist']]);
    const { data } = await move();
    await ensureFees();
    expect(await feesOf(data.person_id)).to.deep.equal([[12_000, null, 'Second camp: Nora Quist']]);
    expect([await feesOf(person_id), await creditsOf(data.person_id)]).to.deep.equal([[], []]);
  });

  it('stays paid, and the rest is due', async () => {
    const { move, pay, feesOf, ensureFees, creditsOf, client, lists, person_id } = await campsWithFees();
    await pay(person_id);
    const { data } = await move();
    for (let times = 0; times < 2; times++) await ensureFees();
    expect(await feesOf(data.person_id)).to.deep.equal([
      [10_000, DAY, 'First camp: Nora Quist'],
      [2_000, null, 'Second camp: Nora Quist'],
    ]);
    expect(await creditsOf(data.person_id)).to.deep.equal([]);
    const { fee } = (await client.readDeskRow({ list_id: lists.second, person_id: data.person_id })).data;
    expect(fee).to.deep.include({ open: 2_000, paid: 10_000 });
    const rows = (await client.listDeskFees({ query: { list_id: lists.second } })).data;
    expect(rows.map(({ amount, paid_on, person_name }) => [amount, paid_on, person_name])).to.deep.equal([
      [10_000, DAY, 'Nora Quist'],
      [2_000, null, 'Nora Quist'],
    ]);
  });

  it('stays paid, and what is too much is owed back', async () => {
    const { move, pay, feesOf, ensureFees, creditsOf, lists, person_id } = await campsWithFees();
    await pay(person_id);
    const body = { name: { first_name: 'Nora', last_name: 'Quist' }, email: 'nora@example.org' };
    const { data } = await move({ to: lists.day, body, amount: 0 });
    await ensureFees();
    expect(await feesOf(data.person_id)).to.deep.equal([[10_000, DAY, 'First camp: Nora Quist']]);
    expect(await creditsOf(data.person_id)).to.deep.equal([10_000]);
  });

  it('is counted once, also after the way back', async () => {
    const { move, pay, feesOf, ensureFees, creditsOf, lists, person_id } = await campsWithFees();
    await pay(person_id);
    const there = (await move()).data.person_id;
    await ensureFees();
    await pay(there);
    const body = { ...answersThere('Nora'), tent: undefined };
    const { data } = await move({ id: there, from: lists.second, to: lists.first, body, amount: 10_000 });
    await ensureFees();
    expect((await feesOf(data.person_id)).map(([amount, paid_at]) => [amount, paid_at])).to.deep.equal([
      [10_000, DAY],
      [2_000, DAY],
    ]);
    expect(await creditsOf(data.person_id)).to.deep.equal([2_000]);
  });

  it('is shown first: another price than the one that was shown moves nobody', async () => {
    const { statusOfMove, persons, lists, feesOf, person_id } = await campsWithFees();
    expect(await statusOfMove({ amount: null })).to.equal(409);
    expect(await statusOfMove({ amount: 11_000 })).to.equal(409);
    expect([await persons(lists.second), (await feesOf(person_id)).length]).to.deep.equal([[], 1]);
  });

  it('follows unseen for organisers who see none', async () => {
    const { move, pay, feesOf, ensureFees, form, person_id } = await campsWithFees('both@club.example');
    await pay(person_id);
    expect(JSON.stringify(await form())).to.not.match(/"paid"/);
    const { data } = await move({ amount: null });
    await ensureFees();
    expect((await feesOf(data.person_id)).map(([amount, paid_at]) => [amount, paid_at])).to.deep.equal([
      [10_000, DAY],
      [2_000, null],
    ]);
  });

  it('loses no payment that is marked at the same moment', async () => {
    const { club, workspace, statusOfMove, openFee, lists, person_id } = await campsWithFees();
    const fee = (await openFee(person_id))!;
    const [status, isMarked] = await Promise.all([
      statusOfMove(),
      club.store.transaction(({ fees }) => fees.markPaid(workspace.id, fee.id, DAY, club.clock.now)),
    ]);
    const paid = (await club.store.fees.byIds(workspace.id, [fee.id])).filter(({ paid_at }) => paid_at);
    expect([status, paid.length]).to.deep.equal([200, isMarked ? 1 : 0]);
    const { data } = await club.api.listPersons({ list_id: lists.second });
    expect(paid.map((one) => one.person_id)).to.deep.equal(isMarked ? [data[0]!.id] : []);
  });

  it('takes along what is owed beside the registration', async () => {
    const { club, move, feesOf, person_id } = await campsWithFees();
    await club.api.createFees({ body: { data: [{ person_id, amount: 700, description: 'Key' }] } });
    const { data } = await move();
    expect(await feesOf(data.person_id)).to.deep.equal([[700, null, 'Key']]);
  });

  it('leaves one list and comes to the other in the feed of changes, also if something of it is owed back', async () => {
    const { club, workspace, move, pay, lists, person_id } = await campsWithFees();
    await pay(person_id);
    const there = (await move()).data.person_id;
    const body = { name: { first_name: 'Nora', last_name: 'Quist' } };
    await move({ id: there, from: lists.second, to: lists.day, body, amount: 0 });
    const changed = await club.store.changes.after({ workspace_id: workspace.id, subject: 'fee', after: 0, limit: 99 });
    expect(changed.map(({ list_id, deleted }) => [list_id, deleted])).to.deep.equal([
      [lists.first, true],
      [lists.second, true],
      [lists.day, false],
    ]);
  });
});

describe('the family of somebody who is moved', () => {
  const family = { 'Form-Family': 'f'.repeat(32) };

  it('keeps its links, which open the other event once nobody is left here', async () => {
    const { club, move, confirmation } = await twoCamps();
    const [, token] = /#([\w-]{43})/.exec(confirmation.text)!;
    const opened = async () => {
      const response = await club.request('POST', '/public/club/registrations/sessions', { body: { token } });
      const { data } = (await response.json()) as { data: { token: string } };
      const headers = { authorization: `Bearer ${data.token}` };
      const own = await club.request('GET', '/public/club/registrations/current', { headers });
      return (await own.json()) as { data: { form: { title: string }; registrations: { state: string }[] } };
    };
    expect((await opened()).data.form.title).to.equal('First camp');
    await move();
    const { form, registrations } = (await opened()).data;
    expect([form.title, registrations.map(({ state }) => state)]).to.deep.equal(['Second camp', ['registered']]);
  });

  it('stays where it is, with its links, and is mailed nothing', async () => {
    const { club, workspace, register, mails, move, persons, lists } = await twoCamps();
    await club.store.events.update({ workspace_id: workspace.id, list_id: lists.first, max_persons: 9 });
    const email = 'mum@example.org';
    const ada = await register(camper('Ada', { email }), 'first', family);
    await register(camper('Bob', { email }), 'first', family);
    const [first] = await mails();
    const [, token] = /#([\w-]{43})/.exec(first!.text)!;
    await move({ id: ada, body: answersThere('Ada', { email }) });
    expect((await mails()).map(({ subject, text }) => [subject, text.includes('Bob')])).to.deep.equal([
      ['Registered: Second camp', false],
    ]);
    expect(await persons(lists.first)).to.deep.equal(['Bob', 'Nora']);
    const link = await club.request('POST', '/public/club/registrations/links', { body: { token } });
    expect(((await link.json()) as { data: { title: string } }).data.title).to.equal('First camp');
  });

  it('has its members moved at the same moment', async () => {
    const { club, workspace, register, statusOfMove, persons, lists } = await twoCamps();
    await club.store.events.update({ workspace_id: workspace.id, list_id: lists.first, max_persons: 9 });
    const [ada, bob] = [await register(camper('Ada'), 'first', family), await register(camper('Bob'), 'first', family)];
    const statuses = await Promise.all([
      statusOfMove({ id: ada, body: answersThere('Ada') }),
      statusOfMove({ id: bob, body: answersThere('Bob') }),
    ]);
    expect(statuses).to.deep.equal([200, 200]);
    expect(await persons(lists.second)).to.deep.equal(['Ada', 'Bob']);
    const rows = await club.store.registrations.inState(workspace.id, lists.second, 'registered');
    expect(rows.map(({ position }) => position).sort()).to.deep.equal([0, 1]);
  });
});
