import type { Kysely, Selectable } from 'kysely';
import type { Scope } from '../../model/workspace.js';
import type { Schema } from './schema.js';

/** A workspace key. The key itself is not stored, only its SHA-256. */
export interface AccessKey {
  workspace_id: string;
  id: string;
  name: string;
  hash: string;
  scopes: Scope[];
  /** Null for all lists. */
  lists: string[] | null;
  created_at: number;
  revoked_at: number | null;
}

const keyOf = (row: Selectable<Schema['access_key']>): AccessKey => ({
  ...row,
  scopes: JSON.parse(row.scopes) as Scope[],
  lists: row.lists === null ? null : (JSON.parse(row.lists) as string[]),
});

export const keys = (db: Kysely<Schema>) => ({
  /** The key with this hash unless it is revoked. */
  async byHash(hash: string): Promise<AccessKey | undefined> {
    const row = await db
      .selectFrom('access_key')
      .selectAll()
      .where('hash', '=', hash)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return row && keyOf(row);
  },

  async all(workspace_id: string): Promise<AccessKey[]> {
    const rows = await db
      .selectFrom('access_key')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .orderBy('created_at')
      .execute();
    return rows.map(keyOf);
  },

  async insert(key: AccessKey): Promise<void> {
    await db
      .insertInto('access_key')
      .values({ ...key, scopes: JSON.stringify(key.scopes), lists: key.lists && JSON.stringify(key.lists) })
      .execute();
  },

  /** False if there is no such key or it is revoked already. */
  async revoke(workspace_id: string, id: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('access_key')
      .set({ revoked_at: at })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
});
