import { Refusal } from '../../http/middleware/index.js';
import type { Client } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import { check, fieldOf, personFields, type Field } from '../../../fields/index.js';
import type { Person } from '../../../model/person.js';
import type { Workspace } from '../../../model/workspace.js';
import type { RegistrationRecord } from '../../backend.js';
import { digest } from '../../crypto/index.js';
import type { EventWithWaitingList, Registration, Store } from '../../store/index.js';

/** The offer has ended, or was never made. */
export const noOffer = () => new Refusal(409, 'This place is not offered any more.');

export interface AcceptContext {
  readonly workspace: Workspace;
  readonly store: Pick<Store, 'waitingLists'>;
  /** A client of the service that may read the persons of every list. */
  readonly api: Client<Service>;
  /** A client that stores a registration together with the person that it creates. */
  readonly registering: (registration: RegistrationRecord) => Promise<Client<Service>>;
}

/** The answers that a list of these fields accepts. */
function answersThatFit(person: Person, fields: readonly Field[]): Record<string, unknown> {
  const stored: Record<string, unknown> = person;
  const answered = fields.filter(({ name }) => (stored[name] ?? null) !== null);
  const fitting = answered.filter((field) => !check({ [field.name]: stored[field.name] }, [field]).length);
  return Object.fromEntries(fitting.map(({ name }) => [name, stored[name]]));
}

/**
 * Accepts an offered place (decision 24): in one transaction of the service the person takes the reserved place in the event's
 * list and leaves the waiting list. Answers that fit no field of the event's list are left behind. Returns the event. Throws 409
 * when the offer has ended.
 */
export async function acceptOffer(
  { workspace, store, api, registering }: AcceptContext,
  registration: Registration,
): Promise<EventWithWaitingList> {
  const { id, list_id, person_id, family, language, deadline_at } = registration;
  const event = await store.waitingLists.eventOf(workspace.id, list_id);
  if (!event) throw noOffer();
  const [{ data: person }, { data: columns }] = await Promise.all([
    api.readPerson({ list_id, person_id }),
    api.listColumns({ list_id: event.list_id }),
  ]);
  const values = answersThatFit(person, [...personFields, ...columns.map(fieldOf)]);
  const client = await registering({
    ...{ slug: event.slug, family, language, state: 'registered', amount: null, deadline_at: null },
    offer: { registration_id: id, list_id, person_id },
  });
  const idempotency_key = await digest(`offer\n${workspace.id}\n${id}\n${deadline_at}`);
  await client.createPerson({ list_id: event.list_id, body: values, idempotency_key });
  return event;
}
