import type { Service } from '../../contract/index.js';
import type { Synchronised } from '../../model/envelope.js';
import type { Person, SynchronisedPersonInput } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import { unprocessable } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import { noteConsents } from './consent-changes.js';
import { deletionsIn, omittedOf, requireAllowed } from './deletions.js';
import { freePlaces } from './event-of.js';
import { entriesIn } from './entries.js';
import { externalIdField, idField } from './external-id.js';
import { matchedBy, type MatchedPerson } from './match-persons.js';
import { personOf } from './person-of.js';
import { newPerson, shapeOf, withValues } from './person-shape.js';
import { DryRun, listIn, ReadyAnswer, todayOf, type Call, type Route } from './route.js';

type SynchroniseCall = Call<Service['synchronisePersons']>;

/** Takes the places of new persons in an event. Throws 422 for the first person without a free place. */
async function takePlaces({ store, workspace }: SynchroniseCall, list: List, matched: readonly MatchedPerson[]) {
  const created = matched.flatMap(({ existing }, index) => (existing ? [] : [index]));
  if (list.type !== 'event' || !created.length) return;
  if (await store.events.takePlaces(workspace.id, list.id, created.length)) return;
  const event = await store.events.ofList(workspace.id, list.id);
  throw unprocessable([{ field: `data.${created[event ? freePlaces(event) : 0]}`, code: 'full' }]);
}

/**
 * specification: PUT /lists/{list_id}/persons; decision 11. Each person is matched by `id`,
 * else by `external_id`. Changes only the values that were sent, and creates persons without a match. All or nothing.
 */
export const synchronisePersons: Route<Service['synchronisePersons']> = async (call) => {
  const { workspace, store, now } = call;
  const list = await listIn(call);
  const { delete_omitted, ...body } = call.body;
  const deletions = deletionsIn(call.query, delete_omitted);
  const isDeleting = !!deletions.scope;
  const columns = await store.columns.of(workspace.id, list.id);
  const shape = shapeOf(list, columns, workspace, [idField, externalIdField]);
  const today = todayOf(call);
  const entries = entriesIn<SynchronisedPersonInput>(body, (entry) => shape.check(entry, today), shape.clean);
  if (isDeleting && !entries.length) throw unprocessable([{ field: 'data', code: 'required' }]);

  const { matched, takenFrom } = await matchedBy(call, list, entries, isDeleting);
  const { omitted, listed } = await omittedOf(call, list, deletions, matched);
  requireAllowed(deletions, omitted.length, listed);
  const deletedCount = omitted.length ? await store.erasures.erase(workspace.id, list.id, omitted) : 0;
  await takePlaces(call, list, matched);

  const created: PersonRow[] = [];
  const updated: [before: PersonRow, after: PersonRow][] = [];
  const changedAddressIds: string[] = [];
  const texts = matched.map(({ existing: existingRow, external_id, values }) => {
    const before = existingRow ?? newPerson({ workspace_id: workspace.id, list_id: list.id, now }, true);
    const { row, data: storedValues } = withValues(before, shape.toFieldNames(values), { external_id, now });
    if (!existingRow) created.push(row);
    else if (row !== before) {
      updated.push([before, row]);
      if (row.email_key !== before.email_key) changedAddressIds.push(row.id);
    }
    return JSON.stringify(personOf(row, shape.fields, storedValues));
  });
  await store.persons.updateAll(updated, takenFrom);
  await store.persons.insertAll(created);
  await noteConsents(call, updated);
  if (changedAddressIds.length) await store.portalLinks.revoke(workspace.id, changedAddressIds);

  const meta: Synchronised<Person>['meta'] = {
    created: created.length,
    updated: updated.length,
    unchanged: texts.length - created.length - updated.length,
    ...(isDeleting ? { deleted: deletedCount } : {}),
  };
  if (deletions.dry_run) throw new DryRun({ data: [], meta });
  return new ReadyAnswer(`{"data":[${texts.join()}],"meta":${JSON.stringify(meta)}}`);
};
