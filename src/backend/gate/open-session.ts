import type { PortalAccess } from '../../model/portal-session.js';
import { digest } from '../crypto/index.js';
import { jsonResponse } from '../http/middleware/index.js';
import { SESSION_IDLE_TIMEOUT_MS, newSecret } from '../store/index.js';
import { linkTokenHash, invalidLink } from './link-token.js';
import { validLink } from './member.js';
import type { GateRoute } from './gate-context.js';
import { isoTime } from './visible-forms.js';

/** gate: POST /portal/sessions. Exchanges the token of a sign-in link for the token of a session. */
export const openSession: GateRoute = async (context) => {
  const { workspace, store, now } = context;
  const link_hash = await linkTokenHash(context);
  if (!(await validLink(context, link_hash))) throw invalidLink();
  const token = `mem_${newSecret()}`;
  const token_hash = await digest(token);
  const session = await store.transaction(({ portalSessions }) =>
    portalSessions.open({ workspace_id: workspace.id, token_hash, link_hash }, now),
  );
  if (!session) throw invalidLink();
  const data: PortalAccess = {
    token,
    expires_at: isoTime(session.expires_at)!,
    idle_ms: SESSION_IDLE_TIMEOUT_MS,
    now: isoTime(now)!,
  };
  return jsonResponse(JSON.stringify({ data }), { status: 201 });
};
