import { requirePendingChange } from './email-change.js';
import { requireOwnMember } from './member.js';
import type { GateRoute } from './gate-context.js';

/** DELETE /portal/email-changes/{person_id}. Cancels a pending e-mail change; its links become invalid. */
export const cancelEmailChange: GateRoute = async (context) => {
  const { store, workspace } = context;
  const pending = await requirePendingChange(context, await requireOwnMember(context));
  await store.transaction(({ emailChanges }) => emailChanges.remove(workspace.id, pending));
  return new Response(null, { status: 204 });
};
