import type { Kysely } from 'kysely';
import type { EmailChangePurpose } from '../../model/email-change-purpose.js';
import { inBatches } from './batches.js';
import { changesOfPerson, isPending, type EmailChange } from './email-change-row.js';
import type { Schema } from './schema.js';

/** Reads of new e-mail addresses. */
export const emailChangeReads = (db: Kysely<Schema>) => ({
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
    changesOfPerson(db, workspace_id, person_id).where('expires_at', '>', now).orderBy('id').execute(),

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
});
