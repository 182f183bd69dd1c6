import type { Extensions } from '../../contract/index.js';
import type { PersonChange } from '../../model/change.js';
import { answerFeed, instantOf } from './change-feed.js';
import { fieldsOf, personOf } from './person-of.js';
import { listIn, type Route } from './route.js';

/** GET /lists/{list_id}/changes (docs/changes.md): every person first, then each change, never with a gap. */
export const listChanges: Route<Extensions['listChanges']> = async (call) => {
  const { workspace, store } = call;
  const list = await listIn(call);
  const fields = fieldsOf(list, await store.columns.of(workspace.id, list.id));
  return answerFeed(
    call,
    `changes ${workspace.id} ${list.id}`,
    (part) => store.changes.ofList(workspace.id, list.id, part),
    (rows) =>
      rows.map(({ subject_id, changed_at, person }): PersonChange => {
        const times = { id: subject_id, changed_at: instantOf(changed_at) };
        return person
          ? { ...times, change: 'changed', person: personOf(person, fields) }
          : { ...times, change: 'deleted' };
      }),
  );
};
