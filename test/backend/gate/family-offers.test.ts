import { expect } from 'chai';
import { child, pricedCamp } from './priced-camp.js';

/** A camp whose two free places are offered to two of a family. */
async function withTwoOffers() {
  const camp = await pricedCamp();
  const { register, listOf, api, store, clock, workspace, own } = camp;
  for (const name of ['Ada', 'Bob', 'Eve']) await register(child(name), 'camp', { 'Form-Family': name.repeat(11) });
  for (const name of ['First', 'Second']) await register(child(name), 'queue');
  const list_id = await listOf('camp');
  const { data: persons } = await api.listPersons({ list_id });
  for (const { id: person_id } of persons.slice(0, 2)) await api.deletePerson({ list_id, person_id });
  const offer = { now: clock.now, deadline_at: clock.now + 3600_000 };
  for (const _ of persons.slice(0, 2)) {
    const [event] = await store.waitingLists.eventsWithFreePlace(clock.now);
    await store.transaction(({ waitingLists }) => waitingLists.offerPlace(event!, offer));
  }
  const page = await own('queue');
  const { registrations } = await page.read();
  const accept = () => Promise.all(registrations.map(({ id }) => page.ask('POST', `/${id}/offer`, { accept: true })));
  const accepted = async () => {
    const { data } = await api.listPersons({ list_id });
    const rows = await store.registrations.ofPersons(
      workspace.id,
      data.filter(({ name }) => ['First', 'Second'].includes(name.first_name ?? '')).map(({ id }) => id),
    );
    return rows
      .map(({ position, amount, state }) => ({ position, amount, state }))
      .sort((one, other) => one.position - other.position);
  };
  return { ...camp, accept, accepted };
}

describe('two of a family who accept their offers at the same moment', () => {
  for (let round = 1; round <= 5; round++)
    it(`get different positions, and the price of a second child once (${round})`, async () => {
      const { accept, accepted, store } = await withTwoOffers();
      const statuses = (await accept()).map(({ status }) => status);
      expect([statuses, await accepted()]).to.deep.equal([
        [200, 200],
        [
          { position: 0, amount: 29_000, state: 'registered' },
          { position: 1, amount: 26_100, state: 'registered' },
        ],
      ]);
      expect([await store.inspection.wrongPlaceCounts(), await store.inspection.wrongReservations()]).to.deep.equal([
        [],
        [],
      ]);
    });
});
