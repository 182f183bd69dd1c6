import { Refusal } from '../../http/middleware/index.js';
import type { Client } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import { check, fieldOf, personFields, type Field } from '../../../fields/index.js';
import { formOf } from '../../../forms/index.js';
import type { Person } from '../../../model/person.js';
import type { Workspace } from '../../../model/workspace.js';
import type { RegistrationRecord } from '../../backend.js';
import { digest } from '../../crypto/index.js';
import type { EventWithWaitingList, PriceByPosition, Registration, SharedReads, Store } from '../../store/index.js';
import { amountsOf } from '../registration-record.js';

/** The offer has ended, or was never made. */
export const noOffer = () => new Refusal(409, 'This place is not offered any more.');

export interface OfferContext {
  readonly workspace: Workspace;
  readonly store: Pick<Store, 'waitingLists'>;
  readonly formBySlug: SharedReads['formBySlug'];
  /** A client of the service that may read the persons of every list. */
  readonly api: Client<Service>;
}

export interface AcceptContext extends OfferContext {
  /** A client that stores a registration together with the person that it creates. */
  readonly registrationApi: (registration: RegistrationRecord) => Promise<Client<Service>>;
}

/** The answers that a list of these fields accepts. */
function answersThatFit(person: Person, fields: readonly Field[]): Record<string, unknown> {
  const stored: Record<string, unknown> = person;
  const answered = fields.filter(({ name }) => (stored[name] ?? null) !== null);
  const fitting = answered.filter((field) => !check({ [field.name]: stored[field.name] }, [field]).length);
  return Object.fromEntries(fitting.map(({ name }) => [name, stored[name]]));
}

/** What somebody who waits brings into the event, and what it costs there. */
interface OfferTerms {
  readonly event: EventWithWaitingList;
  readonly values: Record<string, unknown>;
  /** By the prices of the event's form; without any, what the form of the waiting list has shown. */
  readonly amount: PriceByPosition;
}

/**
 * The terms of the place that a person of a waiting list is offered: with the answers that fit the event's form, at its prices. Undefined
 * if the list is no waiting list any more.
 */
export async function offerTerms(
  { workspace, store, formBySlug, api }: OfferContext,
  { list_id, amount }: Pick<Registration, 'list_id' | 'amount'>,
  person: Person,
): Promise<OfferTerms | undefined> {
  const event = await store.waitingLists.eventOf(workspace.id, list_id);
  if (!event) return undefined;
  const [{ data: columns }, { data: events }, form] = await Promise.all([
    api.listColumns({ list_id: event.list_id }),
    api.listEvents(),
    formBySlug(workspace.id, event.slug),
  ]);
  const values = answersThatFit(person, [...personFields, ...columns.map(fieldOf)]);
  const { start_date: firstDay = '' } = events.find((one) => one.list_id === event.list_id) ?? {};
  const priced = { form: formOf(columns, form?.layout ?? null), values, firstDay };
  return { event, values, amount: amountsOf(form?.layout ?? {}, priced) ?? amount };
}

/**
 * Accepts an offered place (decision 24): in one transaction of the service the person takes the reserved place in the event's
 * list and leaves the waiting list. Answers that fit no field of the event's list are left behind. Returns the event. Throws 409
 * when the offer has ended.
 */
export async function acceptOffer(context: AcceptContext, registration: Registration): Promise<EventWithWaitingList> {
  const { workspace, api, registrationApi } = context;
  const { id, list_id, person_id, family, language, deadline_at } = registration;
  const { data: person } = await api.readPerson({ list_id, person_id });
  const terms = await offerTerms(context, registration, person);
  if (!terms) throw noOffer();
  const { event, values, amount } = terms;
  const client = await registrationApi({
    slug: event.slug,
    family,
    language,
    state: 'registered',
    amount,
    deadline_at: null,
    offer: { registration_id: id, list_id, person_id },
  });
  const idempotency_key = await digest(`offer\n${workspace.id}\n${id}\n${deadline_at}`);
  await client.createPerson({ list_id: event.list_id, body: values, idempotency_key });
  return event;
}
