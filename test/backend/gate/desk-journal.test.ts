import { expect } from 'chai';
import { statusOf } from '../../support/desk-sign-in.js';
import { clubWithOwner } from './desk-club.js';

describe('the journal', () => {
  it('has no values of persons, and is deleted after a year', async () => {
    const { club, client, register } = await clubWithOwner();
    const person_id = await register('Nora', 'join');
    await client.acceptApplication({ person_id, body: {} });
    const [entry] = (await client.readJournal()).data;
    expect(entry).to.include({ by: 'owner@club.example', action: 'accept', person_id });
    expect(JSON.stringify(entry)).to.not.match(/Nora|Quist|nora@/);
    const workspace = (await club.store.workspaces.bySlug('club'))!;
    const year = 365 * 24 * 3600_000;
    await club.store.deskJournal.sweep(club.clock.now + year - 60_000);
    expect(await club.store.deskJournal.newest(workspace.id, { limit: 9 })).to.have.lengthOf(1);
    await club.store.deskJournal.sweep(club.clock.now + year);
    expect(await club.store.deskJournal.newest(workspace.id, { limit: 9 })).to.deep.equal([]);
  });
});

describe('the pages of the journal', () => {
  const paged = async () => {
    const { club, client, register } = await clubWithOwner();
    const applicants = [];
    for (const name of ['Nora', 'Omar', 'Pia']) applicants.push(await register(name, 'join'));
    for (const person_id of applicants) await client.acceptApplication({ person_id, body: {} });
    const list_id = await club.listOf('camp');
    const camper = await register('Quin', 'camp');
    await client.cancelByDesk({ list_id, person_id: camper, body: {} });
    return { club, client, list_id, persons: [camper, ...applicants.reverse()] };
  };

  it('go from the newest entry to the oldest, and have each once', async () => {
    const { client, persons } = await paged();
    const ids: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof client.readJournal>> = await client.readJournal({
        query: { per_page: '2', ...(cursor === null ? {} : { cursor }) },
      });
      expect(page.data.length).to.be.at.most(2);
      ids.push(...page.data.map(({ person_id }) => person_id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(ids).to.deep.equal(persons);
  });

  it('can be about one list, and name the organiser', async () => {
    const { client, list_id, persons } = await paged();
    const { data } = await client.readJournal({ query: { list_id } });
    expect(data.map(({ person_id, name }) => [person_id, name])).to.deep.equal([[persons[0], 'Petra']]);
  });

  it('are refused for a list of others, and for a wrong size', async () => {
    const { client } = await paged();
    expect(await statusOf(client.readJournal({ query: { list_id: 'lst_nothing' } }))).to.equal(404);
    expect(await statusOf(client.readJournal({ query: { per_page: '501' } }))).to.equal(422);
  });
});
