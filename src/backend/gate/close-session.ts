import { signedIn } from './member.js';
import type { VisitRoute } from './route.js';

/** design.md section 2: DELETE /portal/sessions/current. Signs out; the token is worth nothing from then on. */
export const closeSession: VisitRoute = async (visit) => {
  const { workspace, store } = visit;
  const { hash } = await signedIn(visit);
  await store.transaction(({ portalSessions }) => portalSessions.close(workspace.id, hash));
  return new Response(null, { status: 204 });
};
