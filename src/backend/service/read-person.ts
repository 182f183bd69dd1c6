import type { Service } from '../../contract/index.js';
import { fieldsOf, personOf, tagOf } from './person-of.js';
import { listIn, personIn, type Route } from './route.js';

/** specification.md: GET /lists/{list_id}/persons/{person_id} */
export const readPerson: Route<Service['readPerson']> = async (call) => {
  const { workspace, store, headers } = call;
  const list = await listIn(call);
  const row = await personIn(call, list);
  headers.set('etag', tagOf(row));
  return { data: personOf(row, fieldsOf(list, await store.columns.of(workspace.id, list.id))) };
};
