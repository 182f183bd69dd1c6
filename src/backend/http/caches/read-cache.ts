import { shortCache } from './short-cache.js';
import type { SharedReads, Store } from '../../store/index.js';

/**
 * Reads once in `ms` milliseconds for all visitors of this process. On PostgreSQL nothing tells a process that another one has
 * changed something, so these were six statements of each visitor's request. Where the store knows by itself that nothing
 * has changed (SQLite), or `ms` is 0, every answer is as stored.
 *
 * Nothing is decided by what is old: a registration is stored by a transaction, which reads for itself. A change by another
 * process counts at the gate `ms` later.
 *
 * @example
 * const reads = sharedReads(store, 100);
 * const workspace = await reads.workspaceBySlug('club');
 */
export function readCache(
  { workspaces, forms, events, detectsChanges }: Pick<Store, 'workspaces' | 'forms' | 'events' | 'detectsChanges'>,
  ms: number,
): SharedReads {
  const shared = <Asked extends string[], Answer>(read: (...asked: Asked) => Promise<Answer>) => {
    const answers = shortCache<Answer>(detectsChanges ? 0 : ms);
    return (...asked: Asked) => answers(asked.join('\n'), () => read(...asked));
  };
  return {
    workspaceBySlug: shared((slug) => workspaces.bySlug(slug)),
    workspaceById: shared((id) => workspaces.byId(id)),
    formBySlug: shared((workspace_id, slug) => forms.find(workspace_id, slug)),
    formsOf: shared((workspace_id) => forms.all(workspace_id)),
    eventOfList: shared((workspace_id, list_id) => events.ofList(workspace_id, list_id)),
  };
}
