import { expect } from 'chai';
import { statusOf } from '../../support/desk-sign-in.js';
import { campWithNora, issuesOf, nora } from './corrected-camp.js';

describe('answers at the desk', () => {
  it('are those that the role shows, also sensitive ones, with the form', async () => {
    const { client, list_id, person_id, answers } = await campWithNora('camp@club.example');
    const { data } = await client.readDeskAnswers({ list_id, person_id });
    expect(data.form).to.include({ slug: 'camp', title: 'Camp' });
    const { values, hidden_fields, changeable_fields, amount } = await answers();
    expect(values).to.deep.equal(nora);
    expect([hidden_fields, amount]).to.deep.equal([[], null]);
    expect(changeable_fields).to.deep.equal(['name', 'email', 'birthdate', 'size', 'allergies', 'photos']);
  });

  it('are names and the own fields of an organiser who sees no others', async () => {
    const { answers } = await campWithNora('narrow@club.example');
    const own = await answers();
    expect(own.values).to.deep.equal({ name: nora.name, size: 'S' });
    expect(own.changeable_fields).to.deep.equal(['name', 'size']);
    expect(JSON.stringify(own)).to.not.match(/Cashew|nora@|2015/);
  });

  it('are none of a person without a registration, and none of another list', async () => {
    const { client, api, list_id, person_id, listOf } = await campWithNora();
    const { data } = await api.createPerson({ list_id, body: { name: nora.name } });
    expect(await statusOf(client.readDeskAnswers({ list_id, person_id: data.id }))).to.equal(409);
    const partyId = await listOf('party');
    expect(await statusOf(client.readDeskAnswers({ list_id: partyId, person_id }))).to.equal(404);
    expect(await statusOf(client.correctAtDesk({ list_id: partyId, person_id, body: { size: 'M' } }))).to.equal(404);
  });
});

describe('a correction at the desk', () => {
  it('is stored after the last day for that, with an entry that names fields and no values', async () => {
    const { correct, api, list_id, person_id, client, clock } = await campWithNora();
    clock.now += 120_000;
    const { data } = await correct({ allergies: 'Peanuts', name: { first_name: 'Norah' } });
    expect(data.values).to.deep.include({ allergies: 'Peanuts', name: { ...nora.name, first_name: 'Norah' } });
    expect((await api.readPerson({ list_id, person_id })).data).to.deep.include({ allergies: 'Peanuts', size: 'S' });
    const [entry, ...otherEntries] = (await client.readJournal()).data;
    expect(otherEntries).to.deep.equal([]);
    expect(entry).to.deep.include({ action: 'correct', by: 'owner@club.example', list_id, person_id });
    expect(entry!.fields!.toSorted()).to.deep.equal(['allergies', 'name']);
    expect(JSON.stringify(entry)).to.not.match(/Peanuts|Cashew|Nora/);
    const { history } = (await client.readDeskRow({ list_id, person_id })).data;
    expect(history.map(({ what, by }) => [what, by])).to.deep.equal([
      ['registered', 'visitor'],
      ['corrected', 'club'],
    ]);
  });

  it('is written in the journal once, however often it is sent', async () => {
    const { correct, client } = await campWithNora();
    await Promise.all([correct({ allergies: 'Peanuts' }), correct({ allergies: 'Peanuts' })]);
    await correct({ allergies: 'Peanuts' });
    expect((await client.readJournal()).data).to.have.lengthOf(1);
  });

  it('is refused if somebody else has changed the answers since they were read', async () => {
    const { correct, answers, api, list_id, person_id, client } = await campWithNora();
    const etag = (await answers()).etag!;
    await api.updatePerson({ list_id, person_id, body: { allergies: 'None' } });
    expect(await statusOf(correct({ allergies: 'Peanuts' }, { if_match: etag }))).to.equal(412);
    expect((await answers()).values['allergies']).to.equal('None');
    expect((await client.readJournal()).data).to.deep.equal([]);
    expect(await statusOf(correct({ allergies: 'Peanuts' }, { if_match: (await answers()).etag! }))).to.equal(200);
  });

  it('lets one of two organisers through who save at the same moment', async () => {
    const { correct, answers, client } = await campWithNora();
    const if_match = (await answers()).etag!;
    const statuses = await Promise.all(
      ['Peanuts', 'Milk'].map((allergies) => statusOf(correct({ allergies }, { if_match }))),
    );
    expect(statuses.sort()).to.deep.equal([200, 412]);
    expect((await client.readJournal()).data).to.have.lengthOf(1);
  });

  it('is checked by the rules of the form', async () => {
    const { correct } = await campWithNora();
    expect(await issuesOf(correct({ birthdate: '2024-01-01', size: 'XL', unknown: 1 }))).to.have.deep.members([
      ['birthdate', 'age'],
      ['size', 'not_allowed'],
      ['unknown', 'unknown'],
    ]);
    expect(await issuesOf(correct({ name: { first_name: '', last_name: '' } }))).to.not.deep.equal([]);
  });

  it('reaches no field outside the role', async () => {
    const { correct, api, list_id, person_id } = await campWithNora('narrow@club.example');
    expect(await issuesOf(correct({ allergies: 'None', email: 'x@example.org', size: 'M' }))).to.have.deep.members([
      ['allergies', 'not_allowed'],
      ['email', 'not_allowed'],
    ]);
    expect((await correct({ size: 'M' })).data.values).to.deep.equal({ name: nora.name, size: 'M' });
    expect((await api.readPerson({ list_id, person_id })).data).to.deep.include({ ...nora, size: 'M' });
  });

  it('is not hindered by what was wrong before outside the role', async () => {
    const { correct, api, list_id, person_id } = await campWithNora('narrow@club.example');
    await api.updatePerson({ list_id, person_id, body: { birthdate: null } });
    expect(await statusOf(correct({ size: 'M' }))).to.equal(200);
  });

  it('takes a consent back, and gives none', async () => {
    const { correct, answers, api, list_id, person_id } = await campWithNora();
    expect(await issuesOf(correct({ terms: false }))).to.deep.include(['terms', 'not_allowed']);
    expect(await statusOf(correct({ photos: false }))).to.equal(200);
    expect((await api.readPerson({ list_id, person_id })).data['photos']).to.equal(false);
    expect((await answers()).changeable_fields).to.not.include('photos');
    expect(await issuesOf(correct({ photos: true }))).to.deep.equal([['photos', 'not_allowed']]);
  });

  it('is closed to treasurers, and after a cancellation', async () => {
    const treasurer = await campWithNora('money@club.example');
    expect(await statusOf(treasurer.correct({ size: 'M' }))).to.equal(403);
    expect(await statusOf(treasurer.answers())).to.equal(403);
    const { client, correct, list_id, person_id } = await campWithNora();
    await client.cancelByDesk({ list_id, person_id, body: {} });
    expect(await statusOf(correct({ size: 'M' }))).to.equal(409);
  });
});
