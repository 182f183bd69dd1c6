import { jsonResponse } from '../http/middleware/index.js';
import { isSameMailbox } from './email-change.js';
import { changeOfLink, memberOfChange } from './email-link.js';
import { linkTokenHash, invalidLink } from './link-token.js';
import type { GateRoute } from './gate-context.js';

/**
 * gate: POST /portal/email-undos. Undoes a change by the link mailed to the old address: cancels a pending
 * change, or reverts a confirmed one with all later ones, and ends every link and session of the person. An address that the
 * club has set meanwhile stays (404).
 */
export const undoEmail: GateRoute = async (context) => {
  const { store, workspace, now } = context;
  const change = await changeOfLink(context, await linkTokenHash(context), 'undo');
  const { person, setEmail } = await memberOfChange(context, change);
  const changes = await store.emailChanges.of(workspace.id, change.person_id, now);
  // later changes are undone as well
  const changesToUndo = changes.filter(({ id }) => id >= change.id);
  const current = person?.email ?? null;
  const hasFormerAddress = isSameMailbox(current, change.former);
  const hasAddressOfChange = changesToUndo.some(
    ({ email, confirmed_at }) => confirmed_at !== null && isSameMailbox(email, current),
  );
  if (person && !hasFormerAddress && hasAddressOfChange) await setEmail(change.former);
  await store.transaction(async ({ emailChanges, portalLinks }) => {
    await emailChanges.remove(workspace.id, changesToUndo);
    // the change was requested in a session, which may be an intruder's
    if (person) await portalLinks.revoke(workspace.id, [change.person_id]);
  });
  if (!person || !(hasFormerAddress || hasAddressOfChange)) throw invalidLink();
  return jsonResponse(JSON.stringify({ data: {} }));
};
