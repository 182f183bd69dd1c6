import type { OfferOutcome } from '../../../model/own-registration.js';
import { urlOf } from '../../backend.js';
import { digest } from '../../crypto/index.js';
import { jsonResponse, unprocessable } from '../../http/middleware/index.js';
import { newSecret, type Registration } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { requireCancelled } from './cancel-registration.js';
import { acceptOffer, noOffer } from './accept-offer.js';
import { requireMemberFamily } from './member-registrations.js';
import { requireAgeForOffer } from './offer-age.js';
import { offerContextOf } from './balances.js';
import { requireFamily, requireRegistration, wasCancelled, type FindFamily, type OpenFamily } from './session.js';

/** The page of a registration that was just made of an offer opens for this long; the mail about it has a link of its own. */
const OFFER_LINK_LIFETIME_MS = 24 * 3600_000;

type AcceptedOffer = Pick<Registration, 'slug' | 'family'>;

/** The address of the page of a registration that an offer has become, where missing answers are filled in. */
async function pageOf(
  { workspace, store, addresses, now }: GateContext,
  { slug, family }: AcceptedOffer,
): Promise<string> {
  const token = newSecret();
  await store.registrationLinks.insert({
    workspace_id: workspace.id,
    slug,
    family,
    token_hash: await digest(token),
    created_at: now,
    expires_at: now + OFFER_LINK_LIFETIME_MS,
  });
  return `${addresses.portal_url}/${workspace.slug}/${slug}#${token}`;
}

/** The registration of the event that the requested one has become, if the offer was accepted before and the answer was lost. */
async function acceptedBefore(
  { workspace, store, params }: GateContext,
  { form, family }: OpenFamily,
): Promise<Registration | undefined> {
  const registration = await store.registrations.find(workspace.id, params['registration_id'] ?? '');
  if (registration?.family !== family) return undefined;
  const event = await store.waitingLists.eventOf(workspace.id, form.list_id);
  // a member finds it among those of the event
  const isOfEvent = registration.slug === (event?.slug ?? form.slug);
  return isOfEvent && registration.state === 'registered' ? registration : undefined;
}

/** The price that the page has shown, in cents; undefined if the request names none. Throws 422. */
function shownPrice({ request }: GateContext): number | undefined {
  const amount = urlOf(request).searchParams.get('amount');
  if (amount === null) return undefined;
  if (!/^\d{1,9}$/.test(amount)) throw unprocessable([{ field: 'amount', code: 'invalid' }]);
  return Number(amount);
}

/** Accepts an offer. Returns the registration that comes of it. */
async function accept(context: GateContext, registration: Registration, open: OpenFamily): Promise<AcceptedOffer> {
  const { registrationApi } = context;
  await requireAgeForOffer(context, registration);
  const accepting = { ...(await offerContextOf(context)), registrationApi };
  const { slug } = await acceptOffer(accepting, registration, shownPrice(context)).catch(async (error: unknown) => {
    // the same request, sent twice, was faster
    const accepted = await acceptedBefore(context, open);
    if (!accepted) throw error;
    return accepted;
  });
  return { slug, family: registration.family };
}

/** Declines an offer, which also leaves the waiting list. */
async function decline(context: GateContext, registration: Registration, findFamily: FindFamily): Promise<void> {
  const { store, now } = context;
  const ended = await store.transaction(({ waitingLists }) => waitingLists.endOffer(registration, 'cancelled', now));
  if (!ended) await requireCancelled(context, findFamily, registration);
}

/** Answers an offer. Returns the registration that comes of it; undefined of a declined one. */
async function answer(context: GateContext, findFamily: FindFamily): Promise<AcceptedOffer | undefined> {
  const open = await findFamily(context);
  const { accept: accepts } = (await context.body()).value as { accept?: unknown };
  if (typeof accepts !== 'boolean') throw unprocessable([{ field: 'accept', code: 'required' }]);
  const accepted = accepts && (await acceptedBefore(context, open));
  if (accepted) return accepted;
  if (!accepts && wasCancelled(open, context)) return undefined;
  const registration = requireRegistration(open, context);
  const { state, deadline_at } = registration;
  if (state !== 'offered' || (deadline_at !== null && deadline_at <= context.now)) throw noOffer();
  if (accepts) return accept(context, registration, open);
  await decline(context, registration, findFamily);
  return undefined;
}

const outcome = (url: string | null): Response => {
  const data: OfferOutcome = { url };
  return jsonResponse(JSON.stringify({ data }));
};

/**
 * gate: POST /registrations/current/{registration_id}/offer. Accepts or declines an offered place. A retry
 * is answered as before. Throws 409 when the offer has ended, or `?amount=` is not its price; 422 for an age that the event does not take.
 */
export const answerOffer: GateRoute = async (context) => {
  const accepted = await answer(context, requireFamily);
  return outcome(accepted ? await pageOf(context, accepted) : null);
};

/** gate: POST /portal/registrations/{registration_id}/offer. The same for a member, whose page shows what comes of it. */
export const answerMemberOffer: GateRoute = async (context) => {
  await answer(context, requireMemberFamily);
  return outcome(null);
};
