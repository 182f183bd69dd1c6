import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { newRowKey } from './ids.js';
import { inBatches } from './batches.js';
import { emailKey } from './persons.js';
import type { Schema } from './schema.js';

const DAY_MS = 24 * 3600_000;

/** Time to confirm a new address (decision 23). */
export const CONFIRMABLE_FOR_MS = 3 * DAY_MS;

/** Time to undo a confirmed address from the old one (decision 23). */
export const UNDOABLE_FOR_MS = 7 * DAY_MS;

/**
 * A member's new e-mail address (decision 23). It is pending while it has no `confirmed_at` or a confirm token still
 * exists: in the second case the button was pressed, and it is unknown whether the address was set.
 */
export type EmailChange = Selectable<Schema['email_change']>;

export interface NewEmailChange {
  readonly workspace_id: string;
  readonly person_id: string;
  /** The address in force until the new one is confirmed. */
  readonly former: string | null;
  readonly email: string;
  /** Language of the mails; null for the club's first. */
  readonly language: string | null;
}

const isPending = (row: ExpressionBuilder<Schema, 'email_change'>) =>
  row.or([
    row('email_change.confirmed_at', 'is', null),
    row.exists(
      row
        .selectFrom('email_change_token')
        .select('email_change_token.token_hash')
        .whereRef('email_change_token.workspace_id', '=', 'email_change.workspace_id')
        .whereRef('email_change_token.change_id', '=', 'email_change.id')
        .where('email_change_token.purpose', '=', 'confirm'),
    ),
  ]);

/** New e-mail addresses of members, and the SHA-256 of the tokens that confirm or undo them. At most one of a person is pending. */
export const emailChanges = (db: Kysely<Schema>) => {
  const deleteChanges = async (workspace_id: string, ids: readonly string[]): Promise<void> => {
    for (const [table, column] of [
      ['email_change_token', 'change_id'],
      ['email_change', 'id'],
    ] as const)
      await inBatches(ids, (batch) =>
        db.deleteFrom(table).where('workspace_id', '=', workspace_id).where(column, 'in', batch).execute(),
      );
  };
  const ofPerson = (workspace_id: string, person_id: string) =>
    db
      .selectFrom('email_change')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id);

  return {
    /** Records a new address and replaces a pending one, whose links become invalid. */
    async propose(change: NewEmailChange, now: number): Promise<EmailChange> {
      const { workspace_id, person_id, former } = change;
      const pending = await ofPerson(workspace_id, person_id).where(isPending).execute();
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

    /** The pending changes of persons. */
    async pending(workspace_id: string, person_ids: readonly string[], now: number): Promise<EmailChange[]> {
      const rows = await inBatches(person_ids, (batch) =>
        db
          .selectFrom('email_change')
          .selectAll()
          .where('workspace_id', '=', workspace_id)
          .where('person_id', 'in', batch)
          .where(isPending)
          .where('expires_at', '>', now)
          .execute(),
      );
      return rows.flat();
    },

    /** All changes of a person that can still be confirmed or undone, the oldest first. */
    of: (workspace_id: string, person_id: string, now: number): Promise<EmailChange[]> =>
      ofPerson(workspace_id, person_id).where('expires_at', '>', now).orderBy('id').execute(),

    /** The change that a token is for, while it can be used. */
    async byToken(
      workspace_id: string,
      token_hash: string,
      purpose: EmailChangePurpose,
      now: number,
    ): Promise<EmailChange | undefined> {
      return db
        .selectFrom('email_change')
        .innerJoin('email_change_token', (join) =>
          join
            .onRef('email_change_token.workspace_id', '=', 'email_change.workspace_id')
            .onRef('email_change_token.change_id', '=', 'email_change.id'),
        )
        .selectAll('email_change')
        .where('email_change_token.workspace_id', '=', workspace_id)
        .where('email_change_token.token_hash', '=', token_hash)
        .where('email_change_token.purpose', '=', purpose)
        .where('email_change.expires_at', '>', now)
        .executeTakeFirst();
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
