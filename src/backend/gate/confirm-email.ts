import { isApiError } from '../../api/index.js';
import { jsonResponse } from '../http/middleware/index.js';
import { isSameMailbox } from './email-change.js';
import { changeOfLink, memberOfChange } from './email-link.js';
import { linkTokenHash, invalidLink } from './link-token.js';
import type { GateContext, GateRoute } from './gate-context.js';

/** Tries after write conflicts on the person (412). */
const MAX_TRIES = 3;

/** The gate and the service share no transaction: after a failure at any step, the next attempt continues from there. */
async function confirm(context: GateContext, hash: string): Promise<void> {
  const { store, workspace, now } = context;
  const change = await changeOfLink(context, hash, 'confirm');
  const { person, setEmail } = await memberOfChange(context, change);
  // an earlier attempt set the address and failed before it could answer
  const isApplied = change.confirmed_at !== null && !!person && isSameMailbox(person.email, change.email);
  if (!isApplied) {
    // the address was changed by somebody else since, most likely by the club
    if (!person || !isSameMailbox(person.email, change.former)) {
      await store.transaction(({ emailChanges }) =>
        // a change that may have been carried out stays until its undo period ends
        change.confirmed_at === null
          ? emailChanges.remove(workspace.id, [change])
          : emailChanges.endConfirmation(change),
      );
      throw invalidLink();
    }
    // marked first: an address that is set can always be undone from the old one
    if (!(await store.transaction(({ emailChanges }) => emailChanges.confirm(change, now)))) throw invalidLink();
    await setEmail(change.email);
  }
  await store.transaction(({ emailChanges }) => emailChanges.endConfirmation(change));
}

/**
 * POST /portal/email-confirmations. The button behind the link that was mailed to a new address: from now on it counts, and
 * links and sessions that came through the old one end. It opens no session and tells nothing of anybody. Never made, used,
 * expired, cancelled, replaced by a newer change, overtaken by the club, of somebody who is gone: nobody can tell which (404).
 * A press that failed on the way can be repeated, whatever it had done by then.
 */
export const confirmEmail: GateRoute = async (context) => {
  const hash = await linkTokenHash(context);
  for (let tries = 1; ; tries++)
    try {
      await confirm(context, hash);
      return jsonResponse(JSON.stringify({ data: {} }));
    } catch (error) {
      // most likely two requests at once
      if (tries === MAX_TRIES || !isApiError(error) || error.status !== 412) throw error;
    }
};
