import { expect } from 'chai';
import type { Store } from '../../../src/backend/store/index.js';
import { backend } from '../../support/backend.js';

const club = (max_persons: number) => `
workspace: { slug: club, name: Club }
events:
  - slug: camp
    title: Camp
    published: true
    start_date: 2027-07-24
    max_persons: ${max_persons}
    form: { waiting_list: queue, sections: [{ fields: [name, email] }] }
  - { slug: queue, title: Queue, published: true, start_date: 2027-07-24 }
`;

/** A camp with so many places, and persons on its waiting list. */
async function camp({ places, waiting }: { places: number; waiting: readonly string[] }) {
  const { store, clock } = await backend({ yaml: club(places) });
  const workspace = (await store.workspaces.bySlug('club'))!;
  const [event, queue] = await store.events.all(workspace.id);
  const ids = { workspace_id: workspace.id, list_id: event!.list_id };
  for (const [index, person_id] of waiting.entries())
    await store.registrations.register(
      {
        workspace_id: workspace.id,
        list_id: queue!.list_id,
        person_id,
        slug: 'queue',
        family: person_id,
        language: 'en',
        state: 'waiting',
        amount: null,
        deadline_at: null,
      },
      clock.now + index,
    );
  const now = clock.now + 1000;
  const free = async () => (await store.waitingLists.eventsWithFreePlace(now))[0];
  const offer = async () => {
    const freeQueues = await free();
    if (!freeQueues) return undefined;
    const offer = await store.transaction(({ waitingLists }) =>
      waitingLists.offerPlace(freeQueues, { deadline_at: now + 1000, now }),
    );
    return offer?.person_id;
  };
  const counts = async () => {
    const row = (await store.events.ofList(ids.workspace_id, ids.list_id))!;
    return [row.persons_count, row.reserved_places, row.has_waiting];
  };
  const newcomer = (tables: Pick<Store, 'events'> = store) =>
    tables.events.takePlaces(ids.workspace_id, ids.list_id, 1, now);
  return { store, ids, now, offer, counts, newcomer, queue_id: queue!.list_id };
}

describe('a waiting list', () => {
  it('offers a free place to whoever has waited longest', async () => {
    const { offer, counts } = await camp({ places: 2, waiting: ['first', 'second', 'third'] });
    expect([await offer(), await offer(), await offer()]).to.deep.equal(['first', 'second', undefined]);
    expect(await counts()).to.deep.equal([0, 2, 1]);
  });

  it('keeps newcomers from a free place while somebody waits', async () => {
    const { newcomer, offer } = await camp({ places: 2, waiting: ['first'] });
    expect(await newcomer()).to.equal(false);
    await offer();
    expect([await newcomer(), await newcomer()]).to.deep.equal([true, false]);
  });

  it('does not keep programs with a key from a free place, but from one that is offered', async () => {
    const { store, ids, offer } = await camp({ places: 2, waiting: ['first'] });
    await offer();
    const takePlace = () => store.events.takePlaces(ids.workspace_id, ids.list_id, 1);
    expect([await takePlace(), await takePlace()]).to.deep.equal([true, false]);
  });

  it('offers nothing of an event without a free place', async () => {
    const { store, ids, offer } = await camp({ places: 1, waiting: ['first'] });
    await store.events.takePlaces(ids.workspace_id, ids.list_id, 1);
    expect(await offer()).to.equal(undefined);
    await store.events.freePlaces(ids.workspace_id, ids.list_id, 1);
    expect(await offer()).to.equal('first');
  });

  it('offers the place to the next one when an offer lapses, and once only', async () => {
    const { store, ids, now, offer, counts, queue_id } = await camp({ places: 1, waiting: ['first', 'second'] });
    await offer();
    const [offered] = await store.registrations.inState(ids.workspace_id, queue_id, 'offered');
    const end = () => store.transaction(({ waitingLists }) => waitingLists.endOffer(offered!, 'lapsed', now));
    expect([await end(), await end()]).to.deep.equal([true, false]);
    expect(await counts()).to.deep.equal([0, 0, 1]);
    expect(await offer()).to.equal('second');
    expect(await counts()).to.deep.equal([0, 1, 0]);
  });

  it('turns an offer into a place of the event', async () => {
    const { store, ids, offer, counts } = await camp({ places: 1, waiting: ['first'] });
    const takePlace = () => store.events.takeReservedPlace(ids.workspace_id, ids.list_id);
    expect(await takePlace()).to.equal(false);
    await offer();
    expect([await takePlace(), await takePlace()]).to.deep.equal([true, false]);
    expect(await counts()).to.deep.equal([1, 0, 0]);
  });

  it('frees the place when the person to whom it was offered is deleted', async () => {
    const { store, ids, offer, counts, queue_id } = await camp({ places: 1, waiting: ['first', 'second'] });
    await offer();
    await store.transaction(({ erasures }) => erasures.erase(ids.workspace_id, queue_id, ['first']));
    expect(await counts()).to.deep.equal([0, 0, 1]);
    expect(await offer()).to.equal('second');
  });

  it('does not offer one place twice when two transactions try', async () => {
    const { store, ids, now, counts, queue_id } = await camp({ places: 1, waiting: ['first', 'second'] });
    const event = (await store.waitingLists.eventOf(ids.workspace_id, queue_id))!;
    const responses = await Promise.all(
      [1, 2].map(() =>
        store.transaction(({ waitingLists }) => waitingLists.offerPlace(event, { deadline_at: now + 1, now })),
      ),
    );
    expect(responses.map((offer) => offer?.person_id)).to.have.members(['first', undefined]);
    expect(await counts()).to.deep.equal([0, 1, 1]);
  });
});
