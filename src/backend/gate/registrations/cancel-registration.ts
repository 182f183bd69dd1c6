import { Refusal } from '../../http/middleware/index.js';
import type { GateRoute } from '../gate-context.js';
import { formContextOf, ownRegistrationOf, registeredPerson } from './own-registrations.js';
import { noRegistration, requireFamily, requireRegistration, wasCancelled } from './session.js';

/**
 * gate: DELETE /registrations/current/{registration_id}. The registration is cancelled at once; the person is deleted
 * as soon as the mail about it is sent, and at the latest after `ENDED_RETENTION_MS`, which frees the place. A retry is answered
 * as before. Throws 403 after the last day on which the form can be cancelled.
 */
export const cancelRegistration: GateRoute = async (context) => {
  const family = await requireFamily(context);
  if (wasCancelled(family, context)) return new Response(null, { status: 204 });
  const registration = requireRegistration(family, context);
  const person = await registeredPerson(context, registration);
  if (!person) throw noRegistration();
  const formContext = await formContextOf(context, family.form);
  if (!ownRegistrationOf(context, formContext, registration, person).can_cancel)
    throw new Refusal(403, 'This registration can no longer be cancelled here. Please write to the club.');
  const cancelled = await context.store.transaction(({ waitingLists, registrations }) =>
    registration.state === 'offered'
      ? waitingLists.endOffer(registration, 'cancelled', context.now)
      : registrations.change(registration, { from: registration.state, to: 'cancelled' }, context.now),
  );
  if (!cancelled && !wasCancelled(await requireFamily(context), context)) throw noRegistration();
  return new Response(null, { status: 204 });
};
