import type { DeskSession } from '../../../model/desk.js';
import { jsonResponse } from '../../http/middleware/index.js';
import { DESK_IDLE_TIMEOUT_MS } from '../../store/index.js';
import { clubTime } from '../club-time.js';
import type { GateRoute } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { actionsOf } from './desk-action.js';
import { deskListFacts, deskListOf } from './desk-list.js';
import { listsOf } from './desk-lists.js';
import { requireOrganiser } from './desk-session.js';

/** gate: GET /desk/sessions/current. The organiser, and the lists that they may see, with counts. */
export const readDesk: GateRoute = async (context) => {
  const { workspace } = context;
  const { session, organiser } = await requireOrganiser(context);
  const [lists, facts] = await Promise.all([listsOf(context, organiser), deskListFacts(context)]);
  const data: DeskSession = {
    organisation: workspace.name,
    email: organiser.email,
    name: organiser.name,
    role: organiser.role,
    expires_at: isoTime(session.expires_at)!,
    idle_ms: DESK_IDLE_TIMEOUT_MS,
    ...clubTime(context),
    lists: await Promise.all(lists.map((one) => deskListOf(context, organiser, one, facts))),
    actions: actionsOf(context, organiser),
    is_hosted: !context.hasAllFees,
  };
  return jsonResponse(JSON.stringify({ data }));
};
