import type { Service } from '../../contract/index.js';
import type { Synchronised } from '../../model/envelope.js';
import type { Person, SynchronisedPersonInput } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import { unprocessable } from '../http/middleware/index.js';
import type { PersonRow } from '../store/index.js';
import { deletionsIn, omittedOf, requireAllowed } from './deletions.js';
import { entriesIn } from './entries.js';
import { externalIdField, idField } from './external-id.js';
import { matchedBy, type Matched } from './match-persons.js';
import { personOf } from './person-of.js';
import { newPerson, shapeOf, withValues } from './person-shape.js';
import { DryRun, listIn, ReadyAnswer, todayOf, type Call, type Route } from './route.js';

type SynchroniseCall = Call<Service['synchronisePersons']>;

/** Frees and takes the places of an event; refused at the first person for whom there is none. */
async function movePlaces({ store, workspace }: SynchroniseCall, list: List, gone: number, matched: Matched[]) {
  const created = matched.flatMap(({ there }, index) => (there ? [] : [index]));
  if (list.type !== 'event') return;
  if (gone) await store.events.freePlaces(workspace.id, list.id, gone);
  if (!created.length || (await store.events.takePlaces(workspace.id, list.id, created.length))) return;
  const event = await store.events.ofList(workspace.id, list.id);
  const left = Math.max(0, (event?.max_persons ?? 0) - (event?.persons_count ?? 0));
  throw unprocessable([{ field: `data.${created[left]}`, code: 'full' }]);
}

/**
 * specification.md: PUT /lists/{list_id}/persons; design.md section 3, "Synchronise persons". Each person is matched by `id`,
 * else by `external_id`; of those that are there only what was sent is changed, the others are created. All or nothing.
 */
export const synchronisePersons: Route<Service['synchronisePersons']> = async (call) => {
  const { workspace, store, now } = call;
  const list = await listIn(call);
  const { delete_omitted, ...body } = call.body;
  const deletions = deletionsIn(call.query, delete_omitted);
  const deleting = !!deletions.scope;
  const columns = await store.columns.of(workspace.id, list.id);
  const shape = shapeOf(list, columns, workspace, [idField, externalIdField]);
  const today = todayOf(call);
  const sent = entriesIn<SynchronisedPersonInput>(body, (entry) => shape.check(entry, today), shape.clean);
  if (deleting && !sent.length) throw unprocessable([{ field: 'data', code: 'required' }]);

  const { matched, takenFrom } = await matchedBy(call, list, sent, deleting);
  const { omitted, listed } = await omittedOf(call, list, deletions, matched);
  requireAllowed(deletions, omitted.length, listed);
  const gone = omitted.length ? await store.erasures.erase(workspace.id, list.id, omitted) : 0;
  await movePlaces(call, list, gone, matched);

  const created: PersonRow[] = [];
  const updated: [before: PersonRow, after: PersonRow][] = [];
  const moved: string[] = [];
  const texts = matched.map(({ there, external_id, values }) => {
    const before = there ?? newPerson({ workspace_id: workspace.id, list_id: list.id, now }, true);
    const { row, data: read } = withValues(before, shape.named(values), { external_id, now });
    if (!there) created.push(row);
    else if (row !== before) {
      updated.push([before, row]);
      if (row.email_key !== before.email_key) moved.push(row.id);
    }
    return JSON.stringify(personOf(row, shape.fields, read));
  });
  await store.persons.updateAll(updated, takenFrom);
  await store.persons.insertAll(created);
  if (moved.length) await store.portalLinks.revoke(workspace.id, moved);

  const meta: Synchronised<Person>['meta'] = {
    created: created.length,
    updated: updated.length,
    unchanged: texts.length - created.length - updated.length,
    ...(deleting ? { deleted: gone } : {}),
  };
  if (deletions.dry_run) throw new DryRun({ data: [], meta });
  return new ReadyAnswer(`{"data":[${texts.join()}],"meta":${JSON.stringify(meta)}}`);
};
