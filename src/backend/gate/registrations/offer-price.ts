import type { Client } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import { check, fieldOf, personFields, type Field } from '../../../fields/index.js';
import { formOf } from '../../../forms/index.js';
import type { Person } from '../../../model/person.js';
import type { Workspace } from '../../../model/workspace.js';
import type { OfferPrice } from '../../backend.js';
import {
  amountAt,
  type EventWithWaitingList,
  type PriceByPosition,
  type Registration,
  type SharedReads,
  type Store,
} from '../../store/index.js';
import { amountsOf } from '../registration-record.js';

export interface OfferContext {
  readonly workspace: Workspace;
  readonly store: Pick<Store, 'registrations' | 'waitingLists'>;
  readonly formBySlug: SharedReads['formBySlug'];
  /** A client of the service that may read the persons of every list. */
  readonly api: Client<Service>;
}

/** The answers that a list of these fields accepts. */
export function answersThatFit(person: Person, fields: readonly Field[]): Record<string, unknown> {
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

/** The price of a place with these terms: the one that accepting it charges (docs/gate.md#registrations-by-link). */
export async function priceWithTerms(
  { store }: Pick<OfferContext, 'store'>,
  registration: Registration,
  { event, amount }: OfferTerms,
): Promise<number | null> {
  return amountAt(amount, await store.registrations.offerPosition(registration, event));
}

/** Tells the price of offered places, on the page of a registration and in the mail about an offer. */
export const offerPriceIn =
  ({
    memberApi,
    ...context
  }: Omit<OfferContext, 'workspace' | 'api'> & {
    readonly memberApi: (workspace: Workspace) => Promise<Client<Service>>;
  }): OfferPrice =>
  async (workspace, registration, person) => {
    const terms = await offerTerms({ ...context, workspace, api: await memberApi(workspace) }, registration, person);
    return terms ? priceWithTerms(context, registration, terms) : registration.amount;
  };
