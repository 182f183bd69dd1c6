import { expect } from 'chai';
import { statusOf } from '../../support/desk-sign-in.js';
import { clubWithOwner, person, placesOf, subjectsOf } from './desk-club.js';

describe('a cancellation at the desk', () => {
  it('mails the person once and is written once, however often it is sent', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'party');
    const list_id = await club.listOf('party');
    const cancel = () => statusOf(client.cancelByDesk({ list_id, person_id, body: {} }));
    expect(await Promise.all([cancel(), cancel()])).to.deep.equal([200, 200]);
    expect((await subjectsOf(club)).filter((one) => one.startsWith('nora@'))).to.have.lengthOf(1);
    expect(await cancel()).to.equal(200);
    expect((await client.readJournal()).data.map(({ action }) => action)).to.deep.equal(['cancel']);
    expect(await placesOf(club, 'party')).to.be.within(0, 1);
  });

  it('reaches nobody of another list', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'party');
    const list_id = await club.listOf('camp');
    expect(await statusOf(client.cancelByDesk({ list_id, person_id, body: {} }))).to.equal(404);
    expect(await statusOf(client.readDeskRow({ list_id, person_id }))).to.equal(404);
    expect(await placesOf(club, 'party')).to.equal(1);
  });

  it('is refused for a person without a registration', async () => {
    const { club, client } = await clubWithOwner();
    const list_id = await club.listOf('camp');
    const person_id = (await club.api.createPerson({ list_id, body: person('Bob') })).data.id;
    expect(await statusOf(client.cancelByDesk({ list_id, person_id, body: {} }))).to.equal(409);
  });
});

describe('a person at the desk', () => {
  it('has the history of the registration', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'camp');
    const list_id = await club.listOf('camp');
    const { data } = await client.readDeskRow({ list_id, person_id });
    expect(data.history.map(({ what, by }) => [what, by])).to.deep.equal([['registered', 'visitor']]);
    club.clock.now += 1000;
    await client.cancelByDesk({ list_id, person_id, body: {} });
    const after = (await client.readDeskRow({ list_id, person_id })).data;
    expect(after.history.map(({ what, by }) => [what, by])).to.deep.equal([
      ['created', 'visitor'],
      ['cancelled', 'club'],
    ]);
  });
});
