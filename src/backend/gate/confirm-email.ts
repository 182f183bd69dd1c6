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
 * gate: POST /portal/email-confirmations. Confirms a new address by the link mailed to it: the address takes
 * effect, and links and sessions of the old address end. It opens no session and reveals no personal data. All links that
 * cannot be used get the same 404: unknown, used, expired, cancelled, replaced, overtaken by the club, or of a deleted person.
 * A request that failed halfway can be repeated.
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
