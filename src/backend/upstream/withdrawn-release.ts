import type { Tables } from '../store/index.js';
import { externalIdOf } from './external-id.js';
import { abandon } from './pending.js';
import { removalOf } from './pending-record.js';

interface Release {
  readonly workspace_id: string;
  readonly list_id: string;
  readonly idempotency_key: string;
}

/**
 * Takes back the release of a review whose outcome at the service is not known, in a transaction: its place is free, and background work
 * deletes the person there. Returns the id of the person if the release is complete: they are registered, and stay.
 */
export async function withdrawRelease(
  tables: Tables,
  { workspace_id, list_id, idempotency_key }: Release,
  now: number,
): Promise<string | undefined> {
  const list = await tables.lists.find(workspace_id, list_id);
  if (!list) return undefined;
  const key = { workspace_id, list_id: list.id, external_id: await externalIdOf(idempotency_key) };
  const pending = await tables.pendingRegistrations.find(key);
  if (!pending) return (await tables.persons.find(workspace_id, list.id, key.external_id))?.id;
  await abandon(tables, pending);
  await tables.pendingRegistrations.insert(removalOf({ ...key, now }));
  return undefined;
}
