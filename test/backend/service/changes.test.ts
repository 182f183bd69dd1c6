import { expect } from 'chai';
import { forgetDeletions } from '../../../src/backend/lifecycle/forget-deletions.js';
import type { ChangePage, PersonChange } from '../../../src/model/change.js';
import type { Person } from '../../../src/model/person.js';
import { ada, backend, issuesIn } from '../../support/backend.js';
import { bob, personsOf, requestService, synchronise, type Club } from '../../support/service-requests.js';

const DAY_MS = 86_400_000;

type Page = ChangePage<PersonChange>;

const pageOf = (club: Club, query = '', list = 'member', as = club.key) =>
  requestService(club, 'GET', `/lists/${list}/changes${query}`, { as });

/** A program's copy of a list, which follows the changes. */
function copyOf(club: Club, list = 'member') {
  const persons = new Map<string, Person>();
  const copy = {
    persons,
    cursor: undefined as string | undefined,
    deletions: 0,
    async follow(per_page = 2) {
      for (let more = true; more;) {
        const query = `?per_page=${per_page}${copy.cursor ? `&cursor=${copy.cursor}` : ''}`;
        const { data, meta } = (await (await pageOf(club, query, list)).json()) as Page;
        for (const change of data)
          if (change.change === 'changed') persons.set(change.id, change.person);
          else {
            persons.delete(change.id);
            copy.deletions++;
          }
        [copy.cursor, more] = [meta.next_cursor, meta.has_more];
      }
      return [...persons.values()].sort(byId);
    },
  };
  return copy;
}

const byId = (one: Person, other: Person) => (one.id < other.id ? -1 : 1);
const listed = async (club: Club, list?: string) => (await personsOf(club, list)).sort(byId);
const create = (club: Club, ...ids: string[]) =>
  synchronise(
    club,
    ids.map((external_id) => ({ external_id, name: { first_name: external_id } })),
  );

describe('GET /lists/{list_id}/changes', () => {
  it('gives a copy of the list, and keeps it equal through every kind of write', async () => {
    const club = await backend();
    const list_id = 'member';
    await create(club, 'a', 'b', 'c', 'd', 'e');
    const copy = copyOf(club);
    const snapshots = [[await copy.follow(), await listed(club)]];
    const steps = [
      () => club.api.createPerson({ list_id, body: { ...bob, external_id: 'bob' } }),
      () => club.api.updatePerson({ list_id, person_id: 'a', body: { name: { first_name: 'A' } } }),
      () => club.api.deletePerson({ list_id, person_id: 'b' }),
      () => synchronise(club, [{ external_id: 'c', email: 'c@x.example' }], { query: '?missing=delete&max_deleted=9' }),
      () => club.register(bob, { list_id: 'member', form: 'join' }),
      () => club.api.createPerson({ list_id, body: { external_id: 'f', creation_behaviour: 'unconfirmed' } }),
    ];
    for (const step of steps) {
      await step();
      snapshots.push([await copy.follow(), await listed(club)]);
    }
    for (const [copied, present] of snapshots) expect(copied).to.deep.equal(present);
    expect([snapshots.length, copy.deletions]).to.deep.equal([7, 5]);
  });

  it('has a registration for an event, and its deletion', async () => {
    const club = await backend();
    const list = await club.listOf('camp');
    const copy = copyOf(club, list);
    await club.register(ada);
    const registered = await copy.follow();
    await club.api.deletePerson({ list_id: list, person_id: registered[0]!.id });
    expect([registered.length, await copy.follow(), copy.deletions]).to.deep.equal([1, [], 1]);
  });

  it('has only the id of a deleted person', async () => {
    const club = await backend();
    await create(club, 'a');
    const copy = copyOf(club);
    const [person] = await copy.follow();
    await club.api.deletePerson({ list_id: 'member', person_id: 'a' });
    const { data } = (await (await pageOf(club, `?cursor=${copy.cursor}`)).json()) as Page;
    expect(data.map(({ changed_at: _, ...rest }) => rest)).to.deep.equal([{ id: person!.id, change: 'deleted' }]);
  });

  it('begins without earlier deletions', async () => {
    const club = await backend();
    await create(club, 'a', 'b');
    await club.api.deletePerson({ list_id: 'member', person_id: 'a' });
    const copy = copyOf(club);
    expect([(await copy.follow()).length, copy.deletions]).to.deep.equal([1, 0]);
  });

  it('has a deletion between two pages of the first copy', async () => {
    const club = await backend();
    await create(club, 'a', 'b', 'c');
    const first = (await (await pageOf(club, '?per_page=1')).json()) as Page;
    const copy = copyOf(club);
    copy.cursor = first.meta.next_cursor;
    await club.api.deletePerson({ list_id: 'member', person_id: 'a' });
    expect([(await copy.follow()).length, copy.deletions]).to.deep.equal([2, 1]);
  });

  it('gives a cursor for an empty list, and later changes from there', async () => {
    const club = await backend();
    const copy = copyOf(club);
    const empty = await copy.follow();
    await create(club, 'a');
    expect([empty, (await copy.follow()).length]).to.deep.equal([[], 1]);
  });

  it('is followed on with another key', async () => {
    const club = await backend();
    const { meta } = (await (await pageOf(club)).json()) as Page;
    const as = await club.keyFor('club', { scopes: ['persons:read'], lists: [(await listIds(club)).member] });
    expect((await pageOf(club, `?cursor=${meta.next_cursor}`, 'member', as)).status).to.equal(200);
  });

  it('is 422 with a cursor of another list, of another endpoint, or of nobody', async () => {
    const club = await backend();
    const { meta } = (await (await pageOf(club, '', await club.listOf('camp'))).json()) as Page;
    const fees = (await (await requestService(club, 'GET', '/fees')).json()) as Page;
    const issues = [];
    for (const cursor of [meta.next_cursor, fees.meta.next_cursor, 'x', 'a.b.c', ''])
      issues.push(await issuesIn(await pageOf(club, `?cursor=${cursor}`)));
    expect(issues).to.deep.equal(issues.map(() => [['cursor', 'invalid']]));
  });

  it('is 410 with a cursor older than 90 days, or from before a restore', async () => {
    const club = await backend();
    const { meta } = (await (await pageOf(club)).json()) as Page;
    club.clock.now += 90 * DAY_MS;
    const inTime = (await pageOf(club, `?cursor=${meta.next_cursor}`)).status;
    club.clock.now += 1;
    const late = await pageOf(club, `?cursor=${meta.next_cursor}`);
    const { detail } = (await late.json()) as { detail: string };
    const recent = (await (await pageOf(club)).json()) as Page;
    await club.store.transaction(({ recovery }) => recovery.endAccess());
    const restored = (await pageOf(club, `?cursor=${recent.meta.next_cursor}`)).status;
    expect([inTime, late.status, restored]).to.deep.equal([200, 410, 410]);
    expect(detail).to.match(/older than 90 days.*without a cursor/);
  });

  it('is 410 with the cursor of a page that was left for too long', async () => {
    const club = await backend();
    await create(club, 'a', 'b', 'c');
    const first = (await (await pageOf(club, '?per_page=1')).json()) as Page;
    club.clock.now += 60 * DAY_MS;
    const second = (await (await pageOf(club, `?per_page=1&cursor=${first.meta.next_cursor}`)).json()) as Page;
    club.clock.now += 31 * DAY_MS;
    expect((await pageOf(club, `?cursor=${second.meta.next_cursor}`)).status).to.equal(410);
  });

  it('remembers deletions as long as a cursor is good', async () => {
    const club = await backend();
    await create(club, 'a');
    const copy = copyOf(club);
    await copy.follow();
    await club.api.deletePerson({ list_id: 'member', person_id: 'a' });
    const { store } = club;
    await forgetDeletions.run({ store, now: Date.now() + 90 * DAY_MS, log: () => {} });
    const remainingChanges = await copy.follow();
    const late = copyOf(club);
    await forgetDeletions.run({ store, now: Date.now() + 92 * DAY_MS, log: () => {} });
    const rows = await store.changes.after({
      workspace_id: (await store.workspaces.bySlug('club'))!.id,
      after: 0,
      limit: 9,
    });
    expect([remainingChanges, await late.follow(), rows]).to.deep.equal([[], [], []]);
  });

  it('needs the scope persons:read and access to the list', async () => {
    const club = await backend();
    const camp = await club.listOf('camp');
    const statuses = [];
    for (const key of [{ scopes: ['persons:write' as const] }, { lists: [camp] }])
      statuses.push((await pageOf(club, '', 'member', await club.keyFor('club', key))).status);
    statuses.push((await pageOf(club, '', 'lst_none')).status, (await pageOf(club, '', 'member', 'sk_none')).status);
    statuses.push((await pageOf(club, '?page=2')).status, (await pageOf(club, '?per_page=501')).status);
    expect(statuses).to.deep.equal([403, 403, 404, 401, 422, 422]);
  });
});

async function listIds({ store }: Club): Promise<{ member: string }> {
  const { id } = (await store.workspaces.bySlug('club'))!;
  return { member: (await store.lists.all(id)).find(({ type }) => type === 'member')!.id };
}
