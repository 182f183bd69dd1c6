import { portal } from '../../contract/index.js';
import { signOutScopes, type SignOutScope } from '../../model/portal-session.js';
import { urlOf } from '../backend.js';
import { checkQuery, unprocessable } from '../http/middleware/index.js';
import { requireStoredSession } from './member.js';
import type { GateRoute } from './gate-context.js';

/** The scope of a sign-out, `link` by default. 422 for any other word. */
function scopeOf(query: URLSearchParams): SignOutScope {
  checkQuery(query, portal.closeSession);
  const text = query.get('end') ?? 'link';
  const scope = signOutScopes.find((one) => one === text);
  if (!scope) throw unprocessable([{ field: 'end', code: 'not_allowed' }]);
  return scope;
}

/**
 * gate: DELETE /portal/sessions/current. Signs out and invalidates the token.
 * By default the sign-in link ends as well, with every session that it opened: also one left open in another tab of a shared
 * computer.
 */
export const closeSession: GateRoute = async (context) => {
  const { workspace, store, request } = context;
  const { hash, link_hash, person_ids } = await requireStoredSession(context);
  const scope = scopeOf(urlOf(request).searchParams);
  await store.transaction(async ({ portalLinks, portalSessions }) => {
    await portalSessions.close(workspace.id, hash);
    if (scope === 'link') await portalLinks.remove(workspace.id, [link_hash]);
    if (scope === 'everywhere') await portalLinks.revoke(workspace.id, person_ids);
  });
  return new Response(null, { status: 204 });
};
