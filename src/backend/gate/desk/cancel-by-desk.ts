import type { RegistrationState } from '../../../model/own-registration.js';
import type { GateRoute } from '../gate-context.js';
import { cancelIn } from '../registrations/cancel-registration.js';
import { personAction } from './desk-action.js';

/** States in which a registration can be cancelled: an application is declined. */
const CANCELLABLE: readonly RegistrationState[] = ['registered', 'waiting', 'offered', 'lapsed', 'unconfirmed'];

/**
 * gate: POST /desk/lists/{list_id}/registrations/{person_id}/cancel. Cancels as the person could, also after the last day for that: the
 * person is mailed, and deleted once that mail is sent, which frees the place.
 */
export const cancelByDesk: GateRoute = (context) =>
  personAction(context, {
    right: 'cancel',
    name: 'cancel',
    execute: async (tables, { list, registration }, now) =>
      registration?.list_id === list.id &&
      CANCELLABLE.includes(registration.state) &&
      cancelIn(tables, registration, now),
  });
