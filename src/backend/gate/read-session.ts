import { shownColumns } from '../../forms/index.js';
import type { Membership } from '../../model/portal-session.js';
import { jsonAnswer } from '../layers/index.js';
import { idleFor } from '../store/index.js';
import { namesOf, profileIn, signedIn } from './member.js';
import type { VisitRoute } from './route.js';
import { todayIn } from './today.js';
import { timeOf } from './visible.js';

/** design.md section 2: GET /portal/sessions/current. Who may be managed here, and how what is theirs is shown. */
export const readSession: VisitRoute = async (visit) => {
  const { workspace, now } = visit;
  const session = await signedIn(visit);
  const api = await visit.members();
  const [persons, { data: columns }] = await Promise.all([
    namesOf(visit, session.person_ids),
    api.listColumns({ list_id: 'member' }),
  ]);
  const profile = profileIn(workspace);
  const data: Membership = {
    organisation: workspace.name,
    today: todayIn(workspace.time_zone, now),
    expires_at: timeOf(session.expires_at)!,
    idle_ms: idleFor,
    now: timeOf(now)!,
    persons,
    columns: shownColumns(columns, profile),
    profile,
  };
  return jsonAnswer(JSON.stringify({ data }));
};
