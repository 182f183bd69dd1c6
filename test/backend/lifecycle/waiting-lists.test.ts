import { expect } from 'chai';
import { runLifecycleTasks } from '../../../src/backend/lifecycle/index.js';
import { ada, backend, issuesIn } from '../../support/backend.js';

const yaml = (more = '') => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: 1
    form: { waiting_list: queue, ${more} sections: [{ fields: [name, email] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2027-07-24 }
`;

const personNamed = (name: string) => ({ name: { first_name: name, last_name: 'X' }, email: `${name}@example.org` });
const visitor = { name: ada.name, email: ada.email };

/** A full camp with two on its waiting list. */
async function fullCamp(more?: string) {
  const club = await backend({ yaml: yaml(more) });
  const { id: workspace_id } = (await club.store.workspaces.bySlug('club'))!;
  const queue = await club.listOf('queue');
  const list_id = await club.listOf('camp');
  await club.register(visitor);
  for (const name of ['First', 'Second']) await club.register(personNamed(name), { form: 'queue' });
  const log: string[] = [];
  const run = () =>
    runLifecycleTasks({ store: club.store, now: club.clock.now, log: ({ event }) => void log.push(event) });
  const statesOf = async (of = queue) => {
    const rows = await Promise.all(
      (['waiting', 'offered', 'lapsed', 'cancelled'] as const).map((state) =>
        club.store.registrations.inState(workspace_id, of, state),
      ),
    );
    const persons = (await club.api.listPersons({ list_id: of })).data;
    return rows
      .flat()
      .map(({ person_id, state }) => `${persons.find(({ id }) => id === person_id)?.name.first_name} ${state}`)
      .sort();
  };
  const leave = async () => {
    const [first] = (await club.api.listPersons({ list_id })).data;
    await club.api.deletePerson({ list_id, person_id: first!.id });
  };
  return { ...club, workspace_id, list_id, run, statesOf, leave, log };
}

describe('the waiting list of an event', () => {
  it('gets no offer while the event is full', async () => {
    const { run, statesOf } = await fullCamp();
    await run();
    expect(await statesOf()).to.deep.equal(['First waiting', 'Second waiting']);
  });

  it('gets an offer for a freed place once, the longest waiting first', async () => {
    const { run, statesOf, leave } = await fullCamp();
    await leave();
    await Promise.all([run(), run()]);
    await run();
    expect(await statesOf()).to.deep.equal(['First offered', 'Second waiting']);
  });

  it('passes a lapsed offer on to the next person', async () => {
    const { run, statesOf, leave, clock } = await fullCamp('offer_hours: 24,');
    await leave();
    await run();
    clock.now += 24 * 3600_000 - 1;
    await run();
    expect(await statesOf()).to.deep.equal(['First offered', 'Second waiting']);
    clock.now += 1;
    await run();
    expect(await statesOf()).to.deep.equal(['First lapsed', 'Second offered']);
  });

  it('gets no automatic offer with promotion by hand, and newcomers get no place', async () => {
    const { run, statesOf, leave, register } = await fullCamp('promotion: by_hand,');
    await leave();
    await run();
    expect(await statesOf()).to.deep.equal(['First waiting', 'Second waiting']);
    expect(await issuesIn(await register({ ...visitor, email: 'new@example.org' }))).to.deep.equal([
      ['list_id', 'full'],
    ]);
  });

  it('has precedence over 50 newcomers when a place becomes free', async () => {
    const { run, statesOf, leave, request, formToken, list_id, api } = await fullCamp();
    const tokens = await Promise.all(Array.from({ length: 50 }, () => formToken()));
    const newcomers = tokens.map(
      (sent, index) => () =>
        request('POST', `/public/club/lists/${list_id}/persons`, {
          body: { ...visitor, email: `new-${index}@example.org` },
          headers: { 'Form-Token': sent, 'Idempotency-Key': `newcomer-${index}` },
        }),
    );
    const early = newcomers.slice(0, 25).map((send) => send());
    const leaving = leave();
    const late = newcomers.slice(25).map((send) => send());
    await Promise.all([leaving, run(), ...late]);
    await run();
    const statuses = (await Promise.all([...early, ...late])).map(({ status }) => status);
    expect(new Set(statuses)).to.deep.equal(new Set([422]));
    expect(await statesOf()).to.deep.equal(['First offered', 'Second waiting']);
    expect((await api.listPersons({ list_id })).data).to.have.lengthOf(0);
  });
});

describe('a cancelled registration', () => {
  it('is deleted with its person once no mail about it waits, and its place is offered', async () => {
    const { run, statesOf, store, workspace_id, list_id, api, clock, log } = await fullCamp();
    const [registration] = await store.registrations.inState(workspace_id, list_id, 'registered');
    await store.transaction(({ registrations }) =>
      registrations.change(registration!, { from: 'registered', to: 'cancelled' }, clock.now),
    );
    await run();
    const stillThere = (await api.listPersons({ list_id })).data.length;
    clock.now += 10 * 60_000;
    await run();
    expect([stillThere, (await api.listPersons({ list_id })).data.length]).to.deep.equal([1, 0]);
    expect(await statesOf()).to.deep.equal(['First offered', 'Second waiting']);
    expect(log).to.include('deleted a registration that had ended');
  });
});
