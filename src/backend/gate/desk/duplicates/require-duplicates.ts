import { Refusal } from '../../../http/middleware/index.js';
import type { GateContext } from '../../gate-context.js';
import { requireAction } from '../desk-action.js';
import { requireList, type OrganiserList } from '../desk-lists.js';
import { requireOrganiser, type OrganiserSession } from '../desk-session.js';

/** The organiser of a request who may merge, and the list. 403 for other roles, 409 for lists of no event. */
export async function requireDuplicates(context: GateContext): Promise<OrganiserSession & OrganiserList> {
  const access = await requireOrganiser(context);
  requireAction(context, access.organiser, 'merge');
  const list = await requireList(context, access.organiser);
  if (!list.event) throw new Refusal(409, 'Only persons of events are compared.');
  return { ...access, ...list };
}

/** The person id in the journal that stands for two persons who are not the same, whichever is named first. */
export const distinctKey = async ({ signer }: Pick<GateContext, 'signer'>, ids: readonly string[]): Promise<string> =>
  `pair_${(await signer.sign(`desk distinct\n${[...ids].sort().join('\n')}`)).slice(0, 32)}`;
