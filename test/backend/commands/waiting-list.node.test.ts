import { expect } from 'chai';
import type { Store } from '../../../src/backend/store/index.js';
import { applyWorkspace, readWorkspaceFile } from '../../../src/backend/workspace/index.js';
import { person } from '../store/sample-rows.js';
import { workplace } from './command-folder.js';

const file = `
workspace: { slug: club, name: Club }
lists: [{ type: member, name: Members, application: { slug: join, title: Join us } }]
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2037-07-24
    max_persons: 1
    columns: [{ external_id: size, name: Size, type: string }]
    form: { waiting_list: queue, promotion: by_hand, offer_hours: 24, sections: [{ fields: [name, email, size] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2037-07-24 }
`;

interface Row {
  id: string;
  name: string;
  state: string;
}

describe('turnout waiting', () => {
  const { turnout, folderWith, inStore } = workplace();

  const listOf = async (store: Store, slug: string) => {
    const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
    const { list_id } = (await store.events.all(workspace_id)).find((event) => event.slug === slug)!;
    return { workspace_id, list_id };
  };
  /** Two persons on the waiting list of a camp with one free place. */
  const twoWait = () =>
    folderWith(async (store) => {
      await applyWorkspace(store, readWorkspaceFile(file));
      const ids = await listOf(store, 'queue');
      for (const [index, name] of ['Ada', 'Bob'].entries()) {
        const row = person({ ...ids, row_key: `row-${index}`, id: `per_${name}`, first_name: name, last_name: 'X' });
        await store.persons.insert(row);
        await store.events.takePlaces(ids.workspace_id, ids.list_id, 1);
        await store.registrations.register(
          {
            ...ids,
            person_id: row.id,
            slug: 'queue',
            family: `family-${name}`,
            language: 'en',
            state: 'waiting',
            amount: null,
            deadline_at: null,
          },
          Date.now() - 1000 + index,
        );
      }
    });
  const list = async () => JSON.parse((await turnout('waiting', 'list', '--workspace', 'club', '--json')).out) as Row[];
  const personsOf = (slug: string) =>
    inStore('data', async (store) => {
      const { workspace_id, list_id } = await listOf(store, slug);
      const page = await store.persons.page(workspace_id, list_id, { back: false, count: 9 });
      const event = (await store.events.ofList(workspace_id, list_id))!;
      return [page.map(({ first_name }) => first_name), event.persons_count, event.reserved_places];
    });

  it('list prints waiting persons, the longest waiting first', async () => {
    await twoWait();
    expect((await list()).map(({ name, state }) => [name, state])).to.deep.equal([
      ['Ada X', 'waiting'],
      ['Bob X', 'waiting'],
    ]);
  });

  it('check names waiting persons and open offers by identifiers only', async () => {
    await twoWait();
    const [first] = await list();
    expect((await turnout('waiting', 'offer', first!.id, '--workspace', 'club')).code).to.equal(0);
    const { code, out } = await turnout('check');
    expect(code).to.equal(0);
    expect(out).to.match(new RegExp(`note: event camp of club: a place is offered to ${first!.id} until 20`));
    expect(out).to.match(/note: event camp of club: 1 person waits since 20.* \(turnout waiting list\)/);
    expect(out).not.to.match(/Ada|Bob/);
    const { pending } = JSON.parse((await turnout('check', '--json')).out) as {
      pending: { waiting: { count: number }[] };
    };
    expect(pending.waiting.map(({ count }) => count)).to.deep.equal([1]);
  });

  it('offer reserves the place for the named person, and for no other', async () => {
    await twoWait();
    const [ada, bob] = await list();
    const first = await turnout('waiting', 'offer', bob!.id, '--workspace', 'club');
    const second = await turnout('waiting', 'offer', ada!.id, '--workspace', 'club');
    expect([first.code, second.code]).to.deep.equal([0, 1]);
    expect(first.out).to.match(/is offered a place until \d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?: Bob X, camp\./);
    expect(second.out).to.include('No place is free');
    expect((await list()).map(({ name, state }) => [name, state])).to.deep.equal([
      ['Ada X', 'waiting'],
      ['Bob X', 'offered'],
    ]);
    expect(await personsOf('camp')).to.deep.equal([[], 0, 1]);
  });

  it('promote moves a person to the event, and leaves nobody on both lists', async () => {
    await twoWait();
    const [ada, bob] = await list();
    const first = await turnout('waiting', 'promote', ada!.id, '--workspace', 'club');
    const second = await turnout('waiting', 'promote', bob!.id, '--workspace', 'club');
    expect([first.code, second.code, first.out.trim()]).to.deep.equal([0, 1, `${ada!.id} has a place: Ada X, camp.`]);
    expect(await personsOf('camp')).to.deep.equal([['Ada'], 1, 0]);
    expect(await personsOf('queue')).to.deep.equal([['Bob'], 1, 0]);
  });

  it('list says that no one waits, and an unknown id is refused', async () => {
    await folderWith(async (store) => void (await applyWorkspace(store, readWorkspaceFile(file))));
    const empty = await turnout('waiting', 'list', '--workspace', 'club');
    const unknown = await turnout('waiting', 'offer', 'rgn_none', '--workspace', 'club');
    expect([empty.out.trim(), unknown.code, unknown.err.includes('rgn_none')]).to.deep.equal([
      'Nobody waits for a place.',
      2,
      true,
    ]);
  });
});

describe('turnout application', () => {
  const { turnout, folderWith, inStore } = workplace();

  const applicants = () =>
    folderWith(async (store) => {
      const { id: workspace_id } = (await store.workspaces.bySlug('club'))!;
      const list_id = (await store.lists.all(workspace_id)).find(({ type }) => type === 'member')!.id;
      for (const [index, name] of ['Ada', 'Bob'].entries()) {
        const row = {
          ...person({
            workspace_id,
            list_id,
            row_key: `row-${index}`,
            id: `per_${name}`,
            first_name: name,
            last_name: 'X',
          }),
          confirmed: 0 as const,
        };
        await store.persons.insert(row);
        const family = { slug: 'join', family: name, language: 'en' };
        const state = { state: 'applied' as const, amount: null, deadline_at: null };
        await store.registrations.register(
          { workspace_id, list_id, person_id: row.id, ...family, ...state },
          Date.now(),
        );
      }
    });
  const list = async () => JSON.parse((await turnout('application', 'list', '--json')).out) as Row[];
  const statesOf = () =>
    inStore('data', async (store) => {
      const { id } = (await store.workspaces.bySlug('club'))!;
      const rows = await store.registrations.ofPersons(id, ['per_Ada', 'per_Bob']);
      return rows.map(({ person_id, state }) => [person_id, state]);
    });

  it('list has undecided applications, accept creates a member under the same id, decline sends a mail', async () => {
    await applicants();
    expect((await list()).map(({ id, name }) => [id, name])).to.deep.equal([
      ['per_Ada', 'Ada X'],
      ['per_Bob', 'Bob X'],
    ]);
    const accepted = await turnout('application', 'accept', 'per_Ada');
    const declined = await turnout('application', 'decline', 'per_Bob');
    expect([accepted.out.trim(), declined.out.trim()]).to.deep.equal([
      'per_Ada is a member now: Ada X.',
      'per_Bob is declined: Bob X.',
    ]);
    expect(await statesOf()).to.have.deep.members([
      ['per_Ada', 'accepted'],
      ['per_Bob', 'declined'],
    ]);
    expect(await list()).to.deep.equal([]);
    expect((await turnout('export', 'member')).out).to.include('Ada');
    expect((await turnout('application', 'accept', 'per_Ada')).code).to.equal(2);
  });
});
