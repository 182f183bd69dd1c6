import { jsonResponse, unprocessable } from '../../../http/middleware/index.js';
import type { GateRoute } from '../../gate-context.js';
import { noSuchPerson } from '../desk-action.js';
import { distinctKey, requireDuplicates } from './require-duplicates.js';

/** Throws 422 unless the body names two persons. */
function personIdsIn(value: object): string[] {
  const { person_ids } = value as { person_ids?: unknown };
  if (!Array.isArray(person_ids) || new Set(person_ids).size !== 2 || !person_ids.every((id) => typeof id === 'string'))
    throw unprocessable([{ field: 'person_ids', code: 'wrong_type' }]);
  return person_ids;
}

/**
 * gate: POST /desk/lists/{list_id}/duplicates/distinct. Notes that two persons are not the same: they are not shown as duplicates any more, as long as the
 * journal has the entry, which is under a keyed digest of both ids. Repeated: 200, with one entry.
 */
export const markDistinct: GateRoute = async (context) => {
  const { store, workspace, now, body } = context;
  const { session, list } = await requireDuplicates(context);
  const ids = personIdsIn((await body()).value);
  const person_id = await distinctKey(context, ids);
  await store.transaction(async (tables) => {
    await tables.events.lock(workspace.id, list.id);
    const rows = await tables.persons.findAll(workspace.id, 'id', ids, list.id);
    if (rows.length < 2) throw noSuchPerson();
    if ((await tables.deskJournal.ofPerson(workspace.id, person_id)).length) return;
    const entry = { workspace_id: workspace.id, at: now, email_key: session.email_key, action: 'distinct' as const };
    await tables.deskJournal.note({ ...entry, list_id: list.id, person_id });
  });
  return jsonResponse(JSON.stringify({ data: {} }));
};
