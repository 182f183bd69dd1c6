import type { Service } from '../../contract/index.js';
import { fieldsOf, personOf, tagOf, timesOf } from './person-of.js';
import { listIn, personNotFound, type Route } from './route.js';

/** specification: GET /lists/{list_id}/persons/{person_id} */
export const readPerson: Route<Service['readPerson']> = async (call) => {
  const { params, workspace, store, headers } = call;
  const list = await listIn(call);
  const row = await store.persons.findRecord(workspace.id, list.id, params.person_id);
  if (!row) throw personNotFound();
  headers.set('etag', tagOf(row));
  const fields = fieldsOf(list, await store.columns.of(workspace.id, list.id));
  return { data: personOf(row, fields), meta: timesOf(row) };
};
