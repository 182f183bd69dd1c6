import type { RegistrationRecord } from '../backend.js';
import { unprocessable } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import type { Call } from './route.js';

type RegisteringCall = Pick<Call, 'store' | 'workspace' | 'now'>;

/**
 * Stores the registration of a person, in the transaction that stores the person
 * (docs/architecture.md#the-way-of-a-registration).
 */
export async function register(
  { store, now }: RegisteringCall,
  { offer: _, consents = [], ...registration }: RegistrationRecord,
  { workspace_id, list_id, id }: PersonRow,
): Promise<void> {
  await store.registrations.register({ ...registration, workspace_id, list_id, person_id: id }, now);
  await store.consents.give({ workspace_id, person_id: id }, consents, now);
}

/**
 * Gives a person the place that was offered to them on the waiting list, and deletes them there, in one transaction (decision
 * 24). Throws 422 `full` where the offer has ended.
 */
export async function acceptOffer(
  { store, workspace, now }: RegisteringCall,
  { slug, amount, offer }: RegistrationRecord,
  { list_id, id, data }: PersonRow,
): Promise<void> {
  const { registration_id, ...waiting } = offer!;
  const registration = { workspace_id: workspace.id, id: registration_id };
  const isAccepted = await store.registrations.accept(
    registration,
    { slug, amount: typeof amount === 'number' ? amount : null, list_id, person_id: id },
    now,
  );
  if (!isAccepted || !(await store.events.takeReservedPlace(workspace.id, list_id)))
    throw unprocessable([{ field: 'list_id', code: 'full' }]);
  // answers that were left behind take their consents with them
  const answered = Object.keys(JSON.parse(data) as object);
  await store.consents.move({ workspace_id: workspace.id, person_id: waiting.person_id }, id, answered);
  await store.erasures.erase(workspace.id, waiting.list_id, [waiting.person_id]);
}
