import { jsonResponse } from '../../http/middleware/index.js';
import type { GateRoute } from '../gate-context.js';
import { ownRegistrationsOf } from './own-registrations.js';
import { requireFamily } from './session.js';

/** gate: GET /registrations/current. */
export const readRegistrations: GateRoute = async (context) => {
  const data = await ownRegistrationsOf(context, await requireFamily(context));
  return jsonResponse(JSON.stringify({ data }));
};
