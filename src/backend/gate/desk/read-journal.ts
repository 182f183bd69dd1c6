import { limits } from '../../../contract/index.js';
import { desk } from '../../../contract/desk.js';
import type { DeskJournalEntry } from '../../../model/desk.js';
import { urlOf } from '../../backend.js';
import { checkQuery, jsonResponse, unprocessable } from '../../http/middleware/index.js';
import type { GateRoute } from '../gate-context.js';
import { isoTime } from '../visible-forms.js';
import { requireAction } from './desk-action.js';
import { listsOf } from './desk-lists.js';
import { noSuchList, organiserOf, requireOrganiser } from './desk-session.js';

/** `per_page` of a query, 1 to 500. Throws 422. */
function perPageOf(query: URLSearchParams): number {
  const count = Number(query.get('per_page') ?? limits.perPage);
  if (!Number.isInteger(count) || count < 1 || count > limits.perPage)
    throw unprocessable([{ field: 'per_page', code: 'out_of_range', params: { min: 1, max: limits.perPage } }]);
  return count;
}

/**
 * gate: GET /desk/journal. The actions of organisers, the newest first, without values of persons; of one list with `list_id`. An organiser
 * reads of their lists only. Throws 404 for a list of others.
 */
export const readJournal: GateRoute = async (context) => {
  const { store, workspace, request } = context;
  const { organiser } = await requireOrganiser(context);
  requireAction(context, organiser, 'journal');
  const query = urlOf(request).searchParams;
  checkQuery(query, desk.readJournal);
  const limit = perPageOf(query);
  const list_id = query.get('list_id');
  const lists = (await listsOf(context, organiser)).filter(({ list }) => list_id === null || list.id === list_id);
  if (!lists.length && (list_id !== null || organiser.lists)) throw noSuchList();
  // what was done in lists that were removed from the file is shown to those who see all lists
  const list_ids = list_id === null && !organiser.lists ? undefined : lists.map(({ list }) => list.id);
  const before = query.get('cursor') ?? undefined;
  const entries = await store.deskJournal.newest(workspace.id, { list_ids, before, limit: limit + 1 });
  const page = entries.slice(0, limit);
  const messages = page.flatMap(({ action, person_id }) => (action === 'write' ? person_id : []));
  const mailCounts = await store.deskMessages.mailCounts(workspace.id, messages);
  const data: DeskJournalEntry[] = page.map(({ at, email_key, action, list_id, person_id, field_names }) => ({
    at: isoTime(at)!,
    by: email_key,
    name: organiserOf(workspace.organisers, email_key)?.name ?? null,
    action,
    list_id,
    person_id: person_id || null,
    ...(mailCounts.has(person_id) ? { mails: mailCounts.get(person_id)! } : {}),
    ...(field_names ? { fields: JSON.parse(field_names) as string[] } : {}),
  }));
  const next_cursor = entries.length > limit ? page.at(-1)!.row_key : null;
  return jsonResponse(JSON.stringify({ data, next_cursor }));
};
