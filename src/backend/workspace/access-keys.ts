import type { Scope, Workspace } from '../../model/workspace.js';
import { digest } from '../crypto/index.js';
import { newId, newSecret, type Store } from '../store/index.js';
import { findList } from './find-list.js';

/** A mistake of the caller; the message is one sentence. */
export class UsageError extends Error {}

export const scopes: readonly Scope[] = [
  'events:read',
  'columns:read',
  'columns:write',
  'persons:read',
  'persons:write',
  'fees:read',
  'fees:write',
  'portal_sessions:write',
];

/** The workspace with this slug; without a slug, the only workspace. Throws `UsageError`. */
export async function workspaceIn(store: Store, slug: string | undefined): Promise<Workspace> {
  const workspaces = await store.workspaces.all();
  const workspace =
    slug === undefined
      ? workspaces.length === 1
        ? workspaces[0]
        : undefined
      : workspaces.find((one) => one.slug === slug);
  if (workspace) return workspace;
  const available = workspaces.map((one) => one.slug).join(', ') || 'none yet: turnout apply FILE makes one';
  throw new UsageError(`Please name a workspace with --workspace (${available}).`);
}

export interface NewKey {
  workspace?: string | undefined;
  name: string;
  scopes?: string[] | undefined;
  /** Ids, `member` or slugs of events; see `findList`. */
  lists?: string[] | undefined;
}

/** `turnout key create`: returns the key, of which only the SHA-256 is stored. */
export async function createKey(store: Store, { workspace, name, scopes: requestedScopes, lists }: NewKey) {
  const { id: workspace_id, slug } = await workspaceIn(store, workspace);
  const unknownScopes = requestedScopes?.filter((scope) => !(scopes as readonly string[]).includes(scope)) ?? [];
  if (unknownScopes.length)
    throw new UsageError(`Unknown scope ${unknownScopes.join(', ')}. Known: ${scopes.join(', ')}.`);
  const listIds = new Set<string>();
  for (const list of lists ?? []) {
    const restrictedList = await findList(store, workspace_id, list);
    if (!restrictedList)
      throw new UsageError(`There is no list ${list} in the workspace ${slug}, and no event of that name.`);
    listIds.add(restrictedList.id);
  }
  const key = `sk_${newSecret()}`;
  const id = newId('key');
  await store.keys.insert({
    workspace_id,
    id,
    name,
    hash: await digest(key),
    scopes: (requestedScopes as Scope[] | undefined) ?? [...scopes],
    lists: lists ? [...listIds] : null,
    created_at: Date.now(),
    revoked_at: null,
  });
  return { id, key };
}

/** `turnout key list`: the keys' properties, without the keys themselves. */
export async function listKeys(store: Store, workspace: string | undefined) {
  const { id } = await workspaceIn(store, workspace);
  const keys = await store.keys.all(id);
  return keys.map(({ id: key, name, scopes: granted, lists, created_at, revoked_at }) => ({
    id: key,
    name,
    scopes: granted,
    lists,
    created_at: new Date(created_at).toISOString(),
    revoked_at: revoked_at === null ? null : new Date(revoked_at).toISOString(),
  }));
}

/** `turnout key revoke ID`: the next request with the key is refused. */
export async function revokeKey(store: Store, workspace: string | undefined, id: string): Promise<void> {
  const { id: workspace_id } = await workspaceIn(store, workspace);
  if (!(await store.keys.revoke(workspace_id, id, Date.now())))
    throw new UsageError(`There is no key ${id} that is in force.`);
}
