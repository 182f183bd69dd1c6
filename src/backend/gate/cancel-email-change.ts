import { requirePendingChange } from './email-change.js';
import { requireOwnMember } from './member.js';
import type { GateRoute } from './gate-context.js';

/** DELETE /portal/email-changes/{person_id}. The old address stays; links to the new one are worth nothing from then on. */
export const cancelEmailChange: GateRoute = async (visit) => {
  const { store, workspace } = visit;
  const waiting = await requirePendingChange(visit, await requireOwnMember(visit));
  await store.transaction(({ emailChanges }) => emailChanges.remove(workspace.id, waiting));
  return new Response(null, { status: 204 });
};
