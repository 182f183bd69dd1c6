import { shortCache } from './short-cache.js';
import type { SharedReads, Store } from '../../store/index.js';

/**
 * Caches reads for `ms` milliseconds for all visitors of this process. On PostgreSQL a process does not learn that another one
 * has changed the data, and without this cache these reads cost six statements per request. If the store detects changes
 * (SQLite), or `ms` is 0, every read goes to the store.
 *
 * Stale reads decide nothing: a registration is stored by a transaction, which reads for itself. A change by another
 * process counts at the gate `ms` later.
 *
 * @example
 * const reads = readCache(store, 100);
 * const workspace = await reads.workspaceBySlug('club');
 */
export function readCache(
  { workspaces, forms, events, detectsChanges }: Pick<Store, 'workspaces' | 'forms' | 'events' | 'detectsChanges'>,
  ms: number,
): SharedReads {
  const withCache = <Parameters extends string[], Answer>(read: (...parameters: Parameters) => Promise<Answer>) => {
    const answers = shortCache<Answer>(detectsChanges ? 0 : ms);
    return (...parameters: Parameters) => answers(parameters.join('\n'), () => read(...parameters));
  };
  return {
    workspaceBySlug: withCache((slug) => workspaces.bySlug(slug)),
    workspaceById: withCache((id) => workspaces.byId(id)),
    formBySlug: withCache((workspace_id, slug) => forms.find(workspace_id, slug)),
    formsOf: withCache((workspace_id) => forms.all(workspace_id)),
    eventOfList: withCache((workspace_id, list_id) => events.ofList(workspace_id, list_id)),
  };
}
