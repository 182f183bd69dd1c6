import { jsonResponse, Refusal, unprocessable } from '../../http/middleware/index.js';
import { digest } from '../../crypto/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import type { OfferOutcome } from '../../../model/own-registration.js';
import { newSecret, type Registration } from '../../store/index.js';
import { registeredPerson } from './own-registrations.js';
import { noRegistration, requireFamily, requireRegistration } from './session.js';

const noOffer = () => new Refusal(409, 'This place is not offered any more.');

/** The page of a registration that was just made of an offer opens for this long; the mail about it has a link of its own. */
const OFFER_LINK_LIFETIME_MS = 24 * 3600_000;

/**
 * Accepts an offered place: in one transaction of the service the person takes the reserved place in the event's list and leaves the
 * waiting list. Answers that the event's list has no field for are left behind.
 * Returns the address of the page where missing answers are filled in.
 */
async function acceptOffer(context: GateContext, registration: Registration): Promise<string> {
  const { workspace, store } = context;
  const event = await store.waitingLists.eventOf(workspace.id, registration.list_id);
  const person = await registeredPerson(context, registration);
  if (!event || !person) throw noOffer();
  const api = await context.members();
  const { data: columns } = await api.listColumns({ list_id: event.list_id });
  const known = new Set(columns.map(({ id, external_id }) => external_id ?? id));
  const builtIn = ['name', 'email', 'birthdate', 'phone', 'address'];
  const values = Object.fromEntries(
    Object.entries(person).filter(([name, value]) => value !== null && (builtIn.includes(name) || known.has(name))),
  );
  const { family, language } = registration;
  const { slug } = event;
  const registering = await context.registering({
    ...{ slug, family, language, state: 'registered', amount: null, deadline_at: null },
    offer: { registration_id: registration.id, list_id: registration.list_id, person_id: registration.person_id },
  });
  const idempotency_key = await digest(`offer\n${workspace.id}\n${registration.id}\n${registration.deadline_at}`);
  await registering.createPerson({ list_id: event.list_id, body: values, idempotency_key });
  const token = newSecret();
  await store.registrationLinks.insert({
    ...{ workspace_id: workspace.id, slug, family, token_hash: await digest(token) },
    ...{ created_at: context.now, expires_at: context.now + OFFER_LINK_LIFETIME_MS },
  });
  return `${context.addresses.portal_url}/${workspace.slug}/${slug}#${token}`;
}

/**
 * design.md section 10: POST /registrations/current/{registration_id}/offer. Accepts or declines an offered place. Whoever declines leaves
 * the waiting list. Throws 409 when the offer has ended.
 */
export const answerOffer: GateRoute = async (context) => {
  const registration = requireRegistration(await requireFamily(context), context);
  const { accept } = (await context.body()).value as { accept?: unknown };
  if (typeof accept !== 'boolean') throw unprocessable([{ field: 'accept', code: 'required' }]);
  const { state, deadline_at } = registration;
  if (state !== 'offered' || (deadline_at !== null && deadline_at <= context.now)) throw noOffer();
  let url: string | null = null;
  if (accept) url = await acceptOffer(context, registration);
  else if (
    !(await context.store.transaction((tables) => tables.waitingLists.endOffer(registration, 'cancelled', context.now)))
  )
    throw noRegistration();
  const data: OfferOutcome = { url };
  return jsonResponse(JSON.stringify({ data }));
};
