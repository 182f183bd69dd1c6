import { Refusal, retryAfter } from '../../http/middleware/index.js';
import type { Registration, Tables } from '../../store/index.js';
import type { GateContext, GateRoute } from '../gate-context.js';
import { requireMemberFamily } from './member-registrations.js';
import { formContextOf, permissionsOf, registeredPerson } from './own-registrations.js';
import { noRegistration, requireFamily, requireRegistration, wasCancelled, type FindFamily } from './session.js';

/** Cancels a registration and enqueues the mail about it, in a transaction. False if it is in another state by now. */
export async function cancelIn(
  { waitingLists, registrations, erasures }: Tables,
  registration: Registration,
  now: number,
): Promise<boolean> {
  const { state, workspace_id, list_id, person_id } = registration;
  if (state === 'offered') return waitingLists.endOffer(registration, 'cancelled', now);
  if (state !== 'unconfirmed') return registrations.change(registration, { from: state, to: 'cancelled' }, now);
  if (!(await registrations.withdraw(registration, now))) return false;
  await erasures.erase(workspace_id, list_id, [person_id]);
  return true;
}

/** Throws 404 if a registration is gone, 409 if it is on its way to a hosted service. */
export async function requireCancelled(
  context: GateContext,
  findFamily: FindFamily,
  before: Registration,
): Promise<void> {
  const family = await findFamily(context);
  if (wasCancelled(family, context)) return;
  const isUnchanged = family.registrations.some(({ id, state }) => id === before.id && state === before.state);
  if (isUnchanged) throw new Refusal(409, 'Please try again shortly.', [], retryAfter());
  throw noRegistration();
}

const cancelRoute =
  (findFamily: FindFamily): GateRoute =>
  async (context) => {
    const family = await findFamily(context);
    if (wasCancelled(family, context)) return new Response(null, { status: 204 });
    const registration = requireRegistration(family, context);
    const registered = await registeredPerson(context, registration);
    if (!registered) throw noRegistration();
    const formContext = await formContextOf(context, family.form);
    if (!permissionsOf(context, formContext, registration, registered.person).can_cancel)
      throw new Refusal(403, 'This registration can no longer be cancelled here. Please write to the club.');
    const cancelled = await context.store.transaction((tables) => cancelIn(tables, registration, context.now));
    if (!cancelled) await requireCancelled(context, findFamily, registration);
    return new Response(null, { status: 204 });
  };

/**
 * gate: DELETE /registrations/current/{registration_id}. The registration is cancelled at once; the person is deleted
 * as soon as the mail about it is sent, and at the latest after `ENDED_RETENTION_MS`, which frees the place. A retry is answered
 * as before. Throws 403 after the last day on which the form can be cancelled. One whose address was never confirmed is deleted at
 * once, and nobody is mailed.
 */
export const cancelRegistration: GateRoute = cancelRoute(requireFamily);

/** gate: DELETE /portal/registrations/{registration_id}. The same for a member. */
export const cancelMemberRegistration: GateRoute = cancelRoute(requireMemberFamily);
