import { waitingOf } from './email-change.js';
import { ownMember } from './member.js';
import type { VisitRoute } from './route.js';

/** DELETE /portal/email-changes/{person_id}. The old address stays; links to the new one are worth nothing from then on. */
export const cancelEmailChange: VisitRoute = async (visit) => {
  const { store, workspace } = visit;
  const waiting = await waitingOf(visit, await ownMember(visit));
  await store.transaction(({ emailChanges }) => emailChanges.remove(workspace.id, waiting));
  return new Response(null, { status: 204 });
};
