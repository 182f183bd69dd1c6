import type { Kysely } from 'kysely';
import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import { inBatches } from './batches.js';
import {
  changesOfPerson,
  CONFIRMABLE_FOR_MS,
  isPending,
  UNDOABLE_FOR_MS,
  type EmailChange,
  type NewEmailChange,
} from './email-change-row.js';
import { newRowKey } from './ids.js';
import { emailKey } from './persons.js';
import type { Schema } from './schema.js';

/** Writes of new e-mail addresses and their tokens. */
export const emailChangeWrites = (db: Kysely<Schema>) => {
  const deleteChanges = async (workspace_id: string, ids: readonly string[]): Promise<void> => {
    for (const [table, column] of [
      ['email_change_token', 'change_id'],
      ['email_change', 'id'],
    ] as const)
      await inBatches(ids, (batch) =>
        db.deleteFrom(table).where('workspace_id', '=', workspace_id).where(column, 'in', batch).execute(),
      );
  };

  return {
    /** Records a new address and replaces a pending one, whose links become invalid. */
    async propose(change: NewEmailChange, now: number): Promise<EmailChange> {
      const { workspace_id, person_id, former } = change;
      const pending = await changesOfPerson(db, workspace_id, person_id).where(isPending).execute();
      // an address that was set can still be undone
      const isSet = ({ email, confirmed_at }: EmailChange) =>
        confirmed_at !== null && emailKey(email) === emailKey(former);
      await deleteChanges(
        workspace_id,
        pending.filter((change) => !isSet(change)).map(({ id }) => id),
      );
      const times = { created_at: now, expires_at: now + CONFIRMABLE_FOR_MS, confirmed_at: null };
      const row = { ...change, ...times, id: newRowKey(now) };
      await db.insertInto('email_change').values(row).execute();
      return row;
    },

    /** Stores the hash of a token that a mail carries; earlier tokens stay valid, because mails can overtake each other. */
    async addToken({ workspace_id, id }: EmailChange, token_hash: string, purpose: EmailChangePurpose): Promise<void> {
      await db.insertInto('email_change_token').values({ workspace_id, token_hash, change_id: id, purpose }).execute();
    },

    /**
     * Marks a change as confirmed, for the first time or again; from then on it can be undone. False if it was replaced or
     * cancelled before.
     */
    async confirm({ workspace_id, id }: EmailChange, now: number): Promise<boolean> {
      const row = await db
        .selectFrom('email_change')
        .select('confirmed_at')
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row || row.confirmed_at !== null) return !!row;
      const { numUpdatedRows } = await db
        .updateTable('email_change')
        .set({ confirmed_at: now, expires_at: now + UNDOABLE_FOR_MS })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Deletes the confirm tokens of a change: it was set, or never will be. */
    async endConfirmation({ workspace_id, id }: EmailChange): Promise<void> {
      await db
        .deleteFrom('email_change_token')
        .where('workspace_id', '=', workspace_id)
        .where('change_id', '=', id)
        .where('purpose', '=', 'confirm')
        .execute();
    },

    /** Deletes changes and their tokens. */
    remove: (workspace_id: string, changes: readonly EmailChange[]): Promise<void> =>
      deleteChanges(
        workspace_id,
        changes.map(({ id }) => id),
      ),

    /** Deletes all changes of persons. */
    async forget(workspace_id: string, person_ids: readonly string[]): Promise<void> {
      const rows = await inBatches(person_ids, (batch) =>
        db
          .selectFrom('email_change')
          .select('id')
          .where('workspace_id', '=', workspace_id)
          .where('person_id', 'in', batch)
          .execute(),
      );
      await deleteChanges(
        workspace_id,
        rows.flat().map(({ id }) => id),
      );
    },

    /** Deletes expired changes. */
    async sweep(now: number): Promise<void> {
      const expired = await db.selectFrom('email_change').selectAll().where('expires_at', '<=', now).execute();
      for (const { workspace_id, id } of expired) await deleteChanges(workspace_id, [id]);
    },
  };
};
