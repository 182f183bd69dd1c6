import type { GateRoute } from '../gate-context.js';
import { requireOrganiser } from './desk-session.js';

/** gate: DELETE /desk/sessions/current. Signs out. */
export const closeDeskSession: GateRoute = async (context) => {
  const { session } = await requireOrganiser(context);
  await context.store.deskSessions.close(session.workspace_id, session.token_hash);
  return new Response(null, { status: 204 });
};
