import { newEngine } from '#test-engine';
import { expect } from 'chai';
import { openStore, type Store } from '../../../src/backend/store/index.js';
import { applyWorkspace, readWorkspaceFile, WorkspaceFileError } from '../../../src/backend/workspace/index.js';
import { planOf } from '../../../src/backend/workspace/plan.js';
import { ada, backend, club } from '../../support/backend.js';

const small = `
workspace: { slug: club, name: Club }
lists:
  - type: member
    name: Members
    columns: [{ external_id: department, name: Department, type: string, allowed_values: [Swim, Row] }]
    application: { slug: join, title: Join us, sections: [{ fields: [name, department] }] }
events:
  - slug: camp
    title: Camp
    start_date: 2027-07-24
    columns: [{ external_id: size, name: Size, type: string }]
  - { slug: trip, title: Trip, start_date: 2027-09-01 }
`;

const applied = async (yaml: string, store: Store, options: { dryRun?: boolean } = {}) =>
  (await applyWorkspace(store, readWorkspaceFile(yaml), options)).map(
    ({ action: does, subject: what }) => `${does} ${what}`,
  );

const opened = async (yaml?: string) => {
  const store = await openStore(await newEngine());
  if (yaml) await applied(yaml, store);
  const workspace = async () => (await store.workspaces.bySlug('club'))!;
  const event = async (slug: string) =>
    (await store.events.all((await workspace()).id)).find((one) => one.slug === slug);
  const columns = async (slug: string) => store.columns.of((await workspace()).id, (await event(slug))!.list_id);
  return { store, workspace, event, columns };
};

describe('applying a workspace.yaml', () => {
  it('creates everything in the order of the file', async () => {
    const { store } = await opened();
    expect(await applied(small, store)).to.deep.equal([
      'create workspace club',
      'create list "Members"',
      'create column department of "Members"',
      'create form join',
      'create list "Camp"',
      'create event camp',
      'create column size of "Camp"',
      'create form camp',
      'create list "Trip"',
      'create event trip',
      'create form trip',
    ]);
  });

  for (const [what, yaml] of [
    ['small', small],
    ['that the other tests use', club],
  ] as const)
    it(`does nothing the second time, for the file ${what}`, async () => {
      const { store } = await opened(yaml);
      expect(await applied(yaml, store)).to.deep.equal([]);
    });

  it('gives the events the order of the file', async () => {
    const { store, workspace } = await opened(small);
    const file = readWorkspaceFile(small);
    await applyWorkspace(store, { ...file, events: [...file.events].reverse() });
    expect((await store.events.all((await workspace()).id)).map(({ slug }) => slug)).to.deep.equal(['trip', 'camp']);
  });

  it('keeps two workspaces apart', async () => {
    const { store } = await opened(small);
    await applied(small.replace('slug: club', 'slug: other'), store);
    const workspaces = await store.workspaces.all();
    const lists = await Promise.all(
      workspaces.map(async ({ id }) => (await store.lists.all(id)).map((list) => list.id)),
    );
    expect(new Set(lists.flat()).size).to.equal(6);
  });

  for (const [what, from, to, steps] of [
    [
      'the title of an event',
      'title: Camp',
      'title: Summer camp',
      ['update list "Summer camp"', 'update event camp', 'update form camp'],
    ],
    ['the name of the club', 'name: Club', 'name: The Club', ['update workspace club']],
    ['the name of a column', 'name: Size', 'name: Shirt', ['update column size of "Camp"']],
    ['what a column allows', '[Swim, Row]', '[Swim, Row, Sail]', ['update column department of "Members"']],
    ['the name of the member list', 'name: Members', 'name: Crew', ['update list "Crew"']],
    ['what an application asks for', '[name, department]', '[name]', ['update form join']],
    ['the last day of an event', '2027-09-01', '2027-09-02', ['update event trip', 'update form trip']],
  ] as const)
    it(`changes ${what} and nothing else`, async () => {
      const { store } = await opened(small);
      expect(await applied(small.replace(from, to), store)).to.deep.equal(steps);
    });

  it('stores a new title under the same id', async () => {
    const { store, event } = await opened(small);
    const before = await event('camp');
    await applied(small.replace('title: Camp', 'title: Summer camp'), store);
    const { changed_at, ...after } = (await event('camp'))!;
    expect({ ...after, changed_at: before!.changed_at }).to.deep.equal({
      ...before,
      title: 'Summer camp',
      revision: 1,
    });
    expect(changed_at).to.be.at.least(before!.changed_at);
  });

  it('stores a new name of a column under the same id', async () => {
    const { store, columns } = await opened(small);
    const [before] = await columns('camp');
    await applied(small.replace('name: Size', 'name: Shirt'), store);
    expect(await columns('camp')).to.deep.equal([{ ...before, name: 'Shirt' }]);
  });

  it('leaves a column that the file does not name any more', async () => {
    const { store, columns } = await opened(small);
    const before = await columns('camp');
    await applied(small.replace(/\n {4}columns: \[\{ external_id: size.*/, ''), store);
    expect(await columns('camp')).to.deep.equal(before);
  });

  it('opens and closes an event as the file says', async () => {
    const { store, event } = await opened(small);
    await applied(small.replace('slug: trip', 'published: true, slug: trip'), store);
    expect((await event('trip'))?.published).to.equal(1);
  });
});

describe('a dry run', () => {
  it('plans all steps for an empty database', async () => {
    const { store } = await opened();
    const plan = await applied(small, store, { dryRun: true });
    expect(plan).to.deep.equal(await applied(small, store));
  });

  it('leaves an empty database empty', async () => {
    const { store } = await opened();
    await applied(small, store, { dryRun: true });
    expect(await store.workspaces.all()).to.deep.equal([]);
  });

  it('changes nothing', async () => {
    const { store, event } = await opened(small);
    const before = await event('camp');
    await applied(small.replace('title: Camp', 'title: Summer camp'), store, { dryRun: true });
    expect(await event('camp')).to.deep.equal(before);
  });
});

describe('a change that a workspace.yaml cannot make', () => {
  const changed = small.replace('name: Size, type: string', 'name: Size, type: integer');

  it('is the type of a column, which the message names', async () => {
    const { store } = await opened(small);
    const error = await applied(changed, store).catch((reason: unknown) => reason);
    expect(error instanceof WorkspaceFileError && error.sentences).to.deep.equal([
      'events.0.columns.0.type: the column "size" has the type string, which cannot be changed; add another column',
    ]);
  });

  it('prevents all other changes of the file', async () => {
    const { store, workspace } = await opened(small);
    await applied(changed.replace('name: Club', 'name: The Club'), store).catch(() => {});
    expect((await workspace()).name).to.equal('Club');
  });

  it('is reported by the plan', async () => {
    const { store } = await opened(small);
    const error = await planOf(store, readWorkspaceFile(changed)).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(WorkspaceFileError);
  });
});

describe('an event that the file does not name any more', () => {
  const without = club.replace(/ {2}- slug: camp[\s\S]*?(?= {2}- \{ slug: full)/, '');

  it('is unchanged', async () => {
    const { apply, api, listOf } = await backend();
    const before = await listOf('camp');
    const steps = await apply(without);
    const { data } = await api.listEvents();
    expect([
      steps.some(({ subject: what }) => what.includes('camp')),
      data.find(({ list_id }) => list_id === before)?.title,
    ]).to.deep.equal([false, 'Camp']);
  });

  it('keeps its persons', async () => {
    const { apply, api, listOf } = await backend();
    const list_id = await listOf('camp');
    const { data: registered } = await api.createPerson({ list_id, body: ada });
    await apply(without);
    expect((await api.listPersons({ list_id })).data).to.deep.equal([registered]);
  });

  it('is the same event when the file names it again', async () => {
    const { apply, listOf } = await backend();
    const before = await listOf('camp');
    await apply(without);
    await apply(club);
    expect(await listOf('camp')).to.equal(before);
  });
});
