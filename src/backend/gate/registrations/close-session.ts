import type { GateRoute } from '../gate-context.js';
import { requireRegistrationSession } from './session.js';

/** gate: DELETE /registrations/sessions/current. */
export const closeRegistrationSession: GateRoute = async (context) => {
  const { hash } = await requireRegistrationSession(context);
  await context.store.registrationSessions.close(context.workspace.id, hash);
  return new Response(null, { status: 204 });
};
