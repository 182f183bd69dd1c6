import { expect } from 'chai';
import { answersThere, camper, twoCamps } from '../../support/desk-moves.js';
import { signInAtDesk, statusOf } from '../../support/desk-sign-in.js';

describe('the events to which somebody can be moved', () => {
  it('are the others with a form, with free places, and the waiting list of a full one', async () => {
    const { client, lists, person_id, register } = await twoCamps();
    const targets = async () =>
      (await client.readMoveTargets({ list_id: lists.first, person_id })).data.targets.map((one) => [
        ...[one.list_id, one.title, one.free_places, one.waiting_list_id],
      ]);
    expect(await targets()).to.deep.equal([
      [lists.second, 'Second camp', 2, null],
      [lists.day, 'Day trip', null, null],
    ]);
    for (const name of ['Ada', 'Bob']) await register({ ...answersThere(name), terms: true }, 'second');
    expect((await targets())[0]).to.deep.equal([lists.second, 'Second camp', 0, lists.queue]);
  });

  it('are those of both lists of an organiser, and none of others', async () => {
    const { client, lists, person_id, form, statusOfMove } = await twoCamps('both@club.example');
    const { data } = await client.readMoveTargets({ list_id: lists.first, person_id });
    expect(data.targets.map(({ list_id }) => list_id)).to.deep.equal([lists.second]);
    expect((await form()).price).to.equal(null);
    expect(await statusOf(form({ to: lists.day }))).to.equal(404);
    expect(await statusOfMove({ to: lists.day })).to.equal(404);
    expect(await statusOfMove({ from: lists.second, to: lists.first })).to.equal(404);
    expect(await statusOfMove({ from: lists.day, to: lists.second })).to.equal(404);
    expect(await statusOfMove({ amount: null })).to.equal(200);
  });

  it('are closed to roles without the action, and to those who see a part of the answers', async () => {
    for (const email of ['money@club.example', 'narrow@club.example']) {
      const { statusOfMove, form, persons, lists } = await twoCamps(email);
      expect([await statusOfMove(), await statusOf(form())]).to.deep.equal([403, 403]);
      expect(await persons(lists.first)).to.deep.equal(['Nora']);
    }
    const { statusOfMove } = await twoCamps('first@club.example');
    expect(await statusOfMove()).to.equal(404);
  });

  it('are no list of members, and not the own one', async () => {
    const { club, workspace, statusOfMove, lists } = await twoCamps();
    const members = (await club.store.lists.all(workspace.id)).find(({ type }) => type === 'member')!;
    expect(await statusOfMove({ to: members.id })).to.equal(409);
    expect(await statusOfMove({ to: lists.first })).to.equal(409);
  });
});

describe('the form of a move', () => {
  it('has the answers that both ask for, and names those that are deleted; no consent is asked for', async () => {
    const { form } = await twoCamps();
    const { answers, left_out, form: targetForm, price, title, is_waiting_list, etag } = await form();
    expect(answers).to.deep.equal({
      ...{ name: { first_name: 'Nora', last_name: 'Quist' }, email: 'nora@example.org' },
      ...{ birthdate: '2015-03-09', size: 'S' },
    });
    expect(left_out.map(({ name, label }) => [name, label])).to.deep.equal([
      ['allergies', 'Allergies'],
      ['terms', 'Terms'],
    ]);
    const names = targetForm.layout!.sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names).to.deep.equal(['name', 'email', 'birthdate', 'size', 'tent']);
    expect([price, title, is_waiting_list]).to.deep.equal([{ amount: 10_000, paid: 0 }, 'Second camp', false]);
    expect(etag).to.be.a('string');
  });

  it('leaves out an answer that is none there', async () => {
    const { form, register } = await twoCamps();
    const id = await register(camper('Ada', { size: 'L' }));
    const { answers, left_out } = await form({ id });
    expect(answers).to.not.have.property('size');
    expect(left_out.map(({ name }) => name)).to.deep.equal(['size', 'allergies', 'terms']);
  });

  it('tells what it costs there', async () => {
    const { client, lists, person_id } = await twoCamps();
    const { data } = await client.readMovePrice({
      ...{ list_id: lists.first, person_id, target_list_id: lists.second, body: answersThere('Nora') },
    });
    expect(data.amount).to.equal(12_000);
  });
});

describe('somebody who is moved to another event', () => {
  it('has a place there and none here, once, with one mail and its entries in the journal', async () => {
    const { move, lists, persons, registrationOf, journal, mails, wrongCounts, person_id } = await twoCamps();
    const before = (await registrationOf(person_id))!;
    const { data } = await move();
    expect(data).to.deep.include({ list_id: lists.second, state: 'registered' });
    expect([await persons(lists.first), await persons(lists.second)]).to.deep.equal([[], ['Nora']]);
    expect(await registrationOf(data.person_id)).to.deep.include({
      ...{ id: before.id, slug: 'second', state: 'registered', amount: 12_000, created_at: before.created_at },
    });
    expect(await journal()).to.deep.equal([
      ['arrive', lists.second, data.person_id],
      ['move', lists.first, person_id],
    ]);
    expect(await wrongCounts()).to.deep.equal([]);
    const [mail, ...furtherMails] = await mails();
    expect(furtherMails).to.deep.equal([]);
    expect([mail!.to.address, mail!.subject]).to.deep.equal(['nora@example.org', 'Registered: Second camp']);
    expect(mail!.text).to.contain('“First camp”');
  });

  it('keeps the answers and the consent that both ask for in the same words, and no other', async () => {
    const { move, club, lists, workspace } = await twoCamps();
    const { data } = await move({ body: answersThere('Nora', { tent: 'Club' }) });
    const person = (await club.api.readPerson({ list_id: lists.second, person_id: data.person_id })).data;
    expect(person).to.deep.include({ size: 'S', tent: 'Club', photos: true, terms: null, birthdate: '2015-03-09' });
    const consents = await club.store.consents.ofPersons(workspace.id, [data.person_id]);
    expect(consents.map(({ field, given }) => [field, given])).to.deep.equal([['photos', true]]);
  });

  it('is checked by the rules of the form there', async () => {
    const { issuesOf, persons, lists, journal } = await twoCamps();
    expect(await issuesOf({ body: answersThere('Nora', { tent: undefined }) })).to.deep.equal([['tent', 'required']]);
    const young = answersThere('Nora', { birthdate: '2024-01-01' });
    expect(await issuesOf({ body: young })).to.deep.equal([['birthdate', 'age']]);
    expect(await issuesOf({ body: answersThere('Nora', { terms: true }) })).to.have.length(1);
    expect([await persons(lists.first), await journal()]).to.deep.equal([['Nora'], []]);
  });

  it('has a history that says from where to where, with titles for those who see both', async () => {
    const { move, client, club, lists } = await twoCamps();
    club.clock.now += 600_000;
    const { data } = await move();
    const historyFor = async (one: typeof client) =>
      (await one.readDeskRow({ list_id: lists.second, person_id: data.person_id })).data.history.map(
        ({ what, by, from, to }) => [what, by, from, to],
      );
    expect(await historyFor(client)).to.deep.equal([
      ['created', 'visitor', undefined, undefined],
      ['moved', 'club', 'First camp', 'Second camp'],
    ]);
    const organiser = await signInAtDesk(club, 'both@club.example');
    expect((await historyFor(organiser.client))[1]).to.deep.equal(['moved', 'club', 'First camp', 'Second camp']);
  });

  it('answers a repeat as before, and another event with 409', async () => {
    const { move, statusOfMove, lists, journal, mails } = await twoCamps();
    const first = await move();
    expect(await move()).to.deep.equal(first);
    expect(await statusOfMove({ to: lists.day })).to.equal(409);
    expect([(await journal()).length, (await mails()).length]).to.deep.equal([2, 1]);
    expect(await statusOfMove({ id: 'nobody' })).to.equal(404);
  });

  it('stays where they are if somebody else has changed the answers or the state', async () => {
    const { form, client, statusOfMove, lists, person_id, persons, mails } = await twoCamps();
    const { etag } = await form();
    await client.correctAtDesk({ list_id: lists.first, person_id, body: { size: 'M' } });
    expect(await statusOfMove({ if_match: etag! })).to.equal(412);
    await client.cancelByDesk({ list_id: lists.first, person_id, body: {} });
    expect(await statusOfMove()).to.equal(409);
    await mails();
    expect(await persons(lists.second)).to.deep.equal([]);
  });

  it('can be moved back', async () => {
    const { move, lists, persons, client, wrongCounts } = await twoCamps();
    const { data } = await move();
    const body = { ...answersThere('Nora'), tent: undefined };
    const back = await move({ id: data.person_id, from: lists.second, to: lists.first, body, amount: 10_000 });
    expect([await persons(lists.first), await persons(lists.second)]).to.deep.equal([['Nora'], []]);
    const { history } = (await client.readDeskRow({ list_id: lists.first, person_id: back.data.person_id })).data;
    expect(history.filter(({ what }) => what === 'moved').map(({ from, to }) => [from, to])).to.deep.equal([
      ['First camp', 'Second camp'],
      ['Second camp', 'First camp'],
    ]);
    expect(await wrongCounts()).to.deep.equal([]);
  });
});
