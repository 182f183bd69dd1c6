import type { Service } from '../../contract/index.js';
import { requireMatch } from './if-match.js';
import { listIn, nobody, personIn, type Route } from './route.js';

/**
 * specification.md: DELETE /lists/{list_id}/persons/{person_id}. With the person go their fees, sign-in links and the
 * answers stored for retries; a place of an event is free again (design.md section 3, "Deletion").
 */
export const deletePerson: Route<Service['deletePerson']> = async (call) => {
  const { workspace, store } = call;
  const list = await listIn(call);
  const row = await personIn(call, list);
  requireMatch(call.request, row);
  const gone = await store.erasures.erase(workspace.id, list.id, [row.id]);
  // somebody else was faster, and has freed the place
  if (!gone) throw nobody();
  if (list.type === 'event') await store.events.freePlaces(workspace.id, list.id, gone);
  return undefined;
};
