import { child, pricedCamp } from './priced-camp.js';

/** A camp whose two free places are offered to two of a family. */
export async function withTwoOffers(yaml?: string) {
  const camp = await pricedCamp(yaml);
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
  const accept = () =>
    Promise.all(registrations.map(({ id }) => page.sendRequest('POST', `/${id}/offer`, { accept: true })));
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
  return { ...camp, page, accept, accepted };
}
