import { shownColumns } from '../../forms/index.js';
import { takesRegistrations } from '../../model/club-event.js';
import type { Membership } from '../../model/portal-session.js';
import { jsonResponse } from '../http/middleware/index.js';
import { SESSION_IDLE_TIMEOUT_MS } from '../store/index.js';
import { clubTime } from './club-time.js';
import { pendingChangesOf } from './email-change.js';
import { legalLinks } from './legal-links.js';
import { listedEvents } from './listed-events.js';
import { personsOf, profileIn, requireSession } from './member.js';
import type { GateRoute } from './gate-context.js';
import { memberFamilies } from './registrations/member-registrations.js';
import { isoTime } from './visible-forms.js';

/** gate: GET /portal/sessions/current. The persons of the session, and the layout of their profile. */
export const readSession: GateRoute = async (context) => {
  const { workspace, store, now } = context;
  const session = await requireSession(context);
  const api = await context.memberApi();
  const [persons, { data: columns }, pending, families, events] = await Promise.all([
    personsOf(context, session.person_ids),
    api.listColumns({ list_id: 'member' }),
    store.emailChanges.pending(workspace.id, session.person_ids, now),
    memberFamilies(context, session),
    listedEvents(context),
  ]);
  const profile = profileIn(workspace);
  const registrations = families.reduce((sum, family) => sum + family.registrations.length, 0);
  const open_events = events.filter(takesRegistrations).length;
  const data: Membership = {
    organisation: workspace.name,
    ...(await legalLinks(workspace)),
    expires_at: isoTime(session.expires_at)!,
    idle_ms: SESSION_IDLE_TIMEOUT_MS,
    ...clubTime(context),
    persons: persons.map(({ id, name }) => ({ id, name })),
    email_changes: pendingChangesOf(pending, persons).map(({ person_id, email, expires_at }) => ({
      person_id,
      email,
      expires_at: isoTime(expires_at)!,
    })),
    ...(registrations ? { registrations } : {}),
    ...(open_events ? { open_events } : {}),
    ...(context.hasAllFees ? {} : { fees_incomplete: true }),
    columns: shownColumns(columns, profile),
    profile,
  };
  return jsonResponse(JSON.stringify({ data }));
};
