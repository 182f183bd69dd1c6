import { requirePendingChange } from './email-change.js';
import { requireOwnMember } from './member.js';
import type { GateRoute } from './gate-context.js';

/** DELETE /portal/email-changes/{person_id}. Cancels a pending e-mail change; its links become invalid. */
export const cancelEmailChange: GateRoute = async (visit) => {
  const { store, workspace } = visit;
  const waiting = await requirePendingChange(visit, await requireOwnMember(visit));
  await store.transaction(({ emailChanges }) => emailChanges.remove(workspace.id, waiting));
  return new Response(null, { status: 204 });
};
