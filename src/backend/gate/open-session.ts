import type { PortalAccess } from '../../model/portal-session.js';
import { digest } from '../crypto/index.js';
import { jsonResponse } from '../http/middleware/index.js';
import { SESSION_IDLE_TIMEOUT_MS, newSecret } from '../store/index.js';
import { linkHash, noLink } from './link-of.js';
import { isOpen } from './member.js';
import type { VisitRoute } from './route.js';
import { timeOf } from './visible.js';

/** design.md section 2: POST /portal/sessions. The button under a sign-in link: the token of a session for that of the link. */
export const openSession: VisitRoute = async (visit) => {
  const { workspace, store, now } = visit;
  const link_hash = await linkHash(visit);
  if (!isOpen(workspace)) throw noLink();
  const token = `mem_${newSecret()}`;
  const token_hash = await digest(token);
  const session = await store.transaction(({ portalSessions }) =>
    portalSessions.open({ workspace_id: workspace.id, token_hash, link_hash }, now),
  );
  if (!session) throw noLink();
  const data: PortalAccess = {
    token,
    expires_at: timeOf(session.expires_at)!,
    idle_ms: SESSION_IDLE_TIMEOUT_MS,
    now: timeOf(now)!,
  };
  return jsonResponse(JSON.stringify({ data }), { status: 201 });
};
