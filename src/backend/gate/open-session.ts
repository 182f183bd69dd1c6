import type { PortalAccess } from '../../model/portal-session.js';
import { digest } from '../crypto/index.js';
import { jsonResponse } from '../http/middleware/index.js';
import { SESSION_IDLE_TIMEOUT_MS, newSecret, type PortalSession, type Tables } from '../store/index.js';
import { linkTokenHash, invalidLink } from './link-token.js';
import { validLink } from './member.js';
import type { GateContext, GateRoute } from './gate-context.js';
import { isoTime } from './visible-forms.js';

/** Answers with the token of a session that `open` opens in a transaction; undefined if it opens none. */
export async function memberSession(
  { store, now }: Pick<GateContext, 'store' | 'now'>,
  open: (tables: Tables, token_hash: string) => Promise<PortalSession | undefined>,
): Promise<Response | undefined> {
  const token = `mem_${newSecret()}`;
  const token_hash = await digest(token);
  const session = await store.transaction((tables) => open(tables, token_hash));
  if (!session) return undefined;
  const data: PortalAccess = {
    token,
    expires_at: isoTime(session.expires_at)!,
    idle_ms: SESSION_IDLE_TIMEOUT_MS,
    now: isoTime(now)!,
  };
  return jsonResponse(JSON.stringify({ data }), { status: 201 });
}

/** gate: POST /portal/sessions. Exchanges the token of a sign-in link for the token of a session, and ends the code in the same mail. */
export const openSession: GateRoute = async (context) => {
  const { workspace, now } = context;
  const link_hash = await linkTokenHash(context);
  if (!(await validLink(context, link_hash))) throw invalidLink();
  const response = await memberSession(context, async ({ portalSessions, signInCodes }, token_hash) => {
    // before the link is read: a code that is used at this moment ends the link
    await signInCodes.endByLink(workspace.id, link_hash);
    return portalSessions.open({ workspace_id: workspace.id, token_hash, link_hash }, now);
  });
  if (!response) throw invalidLink();
  return response;
};
