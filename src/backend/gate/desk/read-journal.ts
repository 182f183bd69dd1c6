import type { DeskJournalEntry } from '../../../model/desk.js';
import { jsonResponse } from '../../http/middleware/index.js';
import type { GateRoute } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { requireAction } from './desk-action.js';
import { requireOrganiser } from './desk-session.js';

/** Entries in one answer. */
const MAX_ENTRIES = 500;

/** gate: GET /desk/journal. The newest actions of organisers, without values of persons. */
export const readJournal: GateRoute = async (context) => {
  const { store, workspace } = context;
  const { organiser } = await requireOrganiser(context);
  requireAction(context, organiser, 'journal');
  const entries = await store.deskJournal.newest(workspace.id, MAX_ENTRIES);
  const data: DeskJournalEntry[] = entries.map(({ at, email_key, action, list_id, person_id }) => ({
    at: isoTime(at)!,
    by: email_key,
    action,
    list_id,
    person_id,
  }));
  return jsonResponse(JSON.stringify({ data }));
};
