import type { Service } from '../../contract/index.js';
import { requireMatch } from './if-match.js';
import { listIn, personNotFound, personIn, type Route } from './route.js';

/**
 * specification: DELETE /lists/{list_id}/persons/{person_id}. Also deletes the person's fees, sign-in links and
 * stored answers, and frees their place in an event (decision 13).
 */
export const deletePerson: Route<Service['deletePerson']> = async (call) => {
  const { workspace, store } = call;
  const list = await listIn(call);
  const row = await personIn(call, list);
  requireMatch(call.request, row);
  const deletedCount = await store.erasures.erase(workspace.id, list.id, [row.id]);
  // a concurrent request has deleted the person and freed the place
  if (!deletedCount) throw personNotFound();
  return undefined;
};
