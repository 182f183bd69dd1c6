import type { OfferOutcome } from '../../../model/own-registration.js';
import { digest } from '../../crypto/index.js';
import { jsonResponse, unprocessable } from '../../http/middleware/index.js';
import { newSecret, type Registration } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { acceptOffer, noOffer } from './accept-offer.js';
import { noRegistration, requireFamily, requireRegistration } from './session.js';

/** The page of a registration that was just made of an offer opens for this long; the mail about it has a link of its own. */
const OFFER_LINK_LIFETIME_MS = 24 * 3600_000;

/** Accepts an offer. Returns the address of the page where missing answers are filled in. */
async function accept(context: GateContext, registration: Registration): Promise<string> {
  const { workspace, store, registering, addresses, now } = context;
  const { slug } = await acceptOffer({ workspace, store, registering, api: await context.members() }, registration);
  const token = newSecret();
  await store.registrationLinks.insert({
    ...{ workspace_id: workspace.id, slug, family: registration.family, token_hash: await digest(token) },
    ...{ created_at: now, expires_at: now + OFFER_LINK_LIFETIME_MS },
  });
  return `${addresses.portal_url}/${workspace.slug}/${slug}#${token}`;
}

/** Declines an offer, which also leaves the waiting list. */
async function decline({ store, now }: GateContext, registration: Registration): Promise<void> {
  const ended = await store.transaction(({ waitingLists }) => waitingLists.endOffer(registration, 'cancelled', now));
  if (!ended) throw noRegistration();
}

/**
 * gate: POST /registrations/current/{registration_id}/offer. Accepts or declines an offered place. Throws 409 when the
 * offer has ended.
 */
export const answerOffer: GateRoute = async (context) => {
  const registration = requireRegistration(await requireFamily(context), context);
  const { accept: accepts } = (await context.body()).value as { accept?: unknown };
  if (typeof accepts !== 'boolean') throw unprocessable([{ field: 'accept', code: 'required' }]);
  const { state, deadline_at } = registration;
  if (state !== 'offered' || (deadline_at !== null && deadline_at <= context.now)) throw noOffer();
  let url: string | null = null;
  if (accepts) url = await accept(context, registration);
  else await decline(context, registration);
  const data: OfferOutcome = { url };
  return jsonResponse(JSON.stringify({ data }));
};
