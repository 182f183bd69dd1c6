import type { RegistrationMove, RegistrationRecord } from '../backend.js';
import { Refusal } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import { requireVersion } from './if-match.js';
import { priceChanged } from './registration.js';
import type { Call } from './route.js';

type MovingCall = Pick<Call, 'store' | 'workspace' | 'now'>;

const hasMoved = () => new Refusal(409, 'This registration has changed.');

/** Locks both events of a move, in an order that is the same for the way back: two such moves wait for each other. */
export async function lockEventsOfMove(
  { store, workspace }: MovingCall,
  { list_id }: RegistrationMove,
  target: string,
): Promise<void> {
  for (const id of [list_id, target].sort()) await store.events.lock(workspace.id, id);
}

/** Locks the person of a registration, so that nobody corrects their answers meanwhile. Throws 409 if they are gone, 412 if they have changed. */
async function lockPerson({ store, workspace }: MovingCall, { list_id, person_id, if_match }: RegistrationMove) {
  const person = await store.persons.find(workspace.id, list_id, person_id);
  if (!person) throw hasMoved();
  requireVersion(if_match, person);
  await store.persons.updateAll([[person, { ...person, version: person.version + 1 }]]);
}

/**
 * Gives a registration the person that was stored in the list of another event, whose place is taken, and deletes the one in the list that
 * it leaves, which frees their place: all in one transaction. Fees and credits go along. Throws 409 if the registration is in
 * another state by now, or costs something else than was shown.
 */
export async function moveRegistration(
  call: MovingCall,
  { slug, state, amount, move, journal }: RegistrationRecord,
  { list_id, id: person_id }: PersonRow,
): Promise<void> {
  const { store, workspace, now } = call;
  const { id: workspace_id } = workspace;
  const before = move!;
  await lockPerson(call, before);
  // before the registration, as whoever marks a fee does
  await store.fees.lockOfPersons(workspace_id, [before.person_id]);
  const key = { workspace_id, id: before.registration_id, person_id: before.person_id };
  const target = { slug, list_id, person_id, state, amount };
  const { from, title, shown } = before;
  const outcome = await store.registrations.move(key, { ...target, from, title, shown }, now);
  if (outcome === 'price_changed') throw priceChanged();
  if (outcome === 'changed') throw hasMoved();
  const event = from === 'offered' ? await store.waitingLists.eventOf(workspace_id, before.list_id) : undefined;
  if (event) await store.events.releasePlaces(workspace_id, event.list_id, 1);
  await store.consents.move({ workspace_id, person_id: before.person_id }, person_id, before.consents);
  if (journal) {
    const entry = { ...journal, registration_id: before.registration_id };
    await store.deskJournal.note(entry);
    await store.deskJournal.note({ ...entry, action: 'arrive', list_id, person_id });
  }
  await store.erasures.erase(workspace_id, before.list_id, [before.person_id]);
}
