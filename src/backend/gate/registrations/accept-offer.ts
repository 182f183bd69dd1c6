import { Refusal } from '../../http/middleware/index.js';
import type { Client } from '../../../api/index.js';
import type { Service } from '../../../contract/index.js';
import type { RegistrationRecord } from '../../backend.js';
import { digest } from '../../crypto/index.js';
import type { EventWithWaitingList, Registration } from '../../store/index.js';
import { offerTerms, priceWithTerms, type OfferContext } from './offer-price.js';

/** The offer has ended, or was never made. */
export const noOffer = () => new Refusal(409, 'This place is not offered any more.');

/** The visitor saw another price: nobody owes what they have not seen. */
const otherPrice = (cents: number) =>
  new Refusal(409, `The price of this place has changed: it costs ${cents} cents now. Nothing has been accepted.`);

export interface AcceptContext extends OfferContext {
  /** A client that stores a registration together with the person that it creates. */
  readonly registrationApi: (registration: RegistrationRecord) => Promise<Client<Service>>;
}

interface Placement {
  /** The price that the visitor saw, in cents, 0 without one. */
  readonly shown?: number | undefined;
  /** The state in which the club gives the place without asking. */
  readonly promotedFrom?: Registration['state'];
  readonly idempotency_key?: string;
}

/**
 * Gives a place in the event to a person of its waiting list: in one transaction of the service the person takes the place in the event's
 * list and leaves the waiting list. Answers that fit no field of the event's list are left behind. Returns the event. Throws 409 when
 * there is none, or the place costs something else than was shown.
 */
export async function placeInEvent(
  context: AcceptContext,
  registration: Registration,
  { shown, promotedFrom, idempotency_key }: Placement,
): Promise<EventWithWaitingList> {
  const { api, registrationApi } = context;
  const { id, list_id, person_id, family, language } = registration;
  const { data: person } = await api.readPerson({ list_id, person_id });
  const terms = await offerTerms(context, registration, person);
  if (!terms) throw noOffer();
  const { event, values, amount } = terms;
  const price = (await priceWithTerms(context, registration, terms)) ?? 0;
  if (shown !== undefined && shown !== price) throw otherPrice(price);
  const client = await registrationApi({
    slug: event.slug,
    family,
    language,
    state: 'registered',
    amount,
    deadline_at: null,
    offer: { registration_id: id, list_id, person_id, shown, promotedFrom },
  });
  await client.createPerson({ list_id: event.list_id, body: values, ...(idempotency_key ? { idempotency_key } : {}) });
  return event;
}

/** Accepts an offered place (decision 24), which is reserved. `shown` is the price that the visitor saw. Throws 409 when the offer has ended. */
export async function acceptOffer(
  context: AcceptContext,
  registration: Registration,
  shown?: number,
): Promise<EventWithWaitingList> {
  const { id, deadline_at } = registration;
  const idempotency_key = await digest(`offer\n${context.workspace.id}\n${id}\n${deadline_at}\n${shown ?? ''}`);
  return placeInEvent(context, registration, { shown, idempotency_key });
}
