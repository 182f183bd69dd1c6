import type { Kysely, Selectable } from 'kysely';
import type { RegistrationMailKind } from '../../model/workspace.js';
import { inBatches } from './batches.js';
import type { Schema } from './schema.js';

/** A refused mail is forgotten after this time. */
const RETENTION_MS = 30 * 24 * 3600_000;

/** A mail about a registration that nobody got. */
export interface RefusedMail extends Omit<Selectable<Schema['refused_mail']>, 'state'> {
  state: RegistrationMailKind;
}

/** Mails about registrations that a mail server has refused for good, or that were given up after days of tries. */
export const refusedMails = (db: Kysely<Schema>) => ({
  /** False if it is noted already. */
  async insert(mail: RefusedMail): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('refused_mail')
      .values(mail)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  },

  /** The latest first. */
  all: (workspace_id: string): Promise<RefusedMail[]> =>
    db
      .selectFrom('refused_mail')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .orderBy('refused_at', 'desc')
      .orderBy('row_key')
      .$castTo<RefusedMail>()
      .execute(),

  /** Deletes those about persons who are deleted, or who got a mail since. */
  async forget(workspace_id: string, person_ids: readonly string[]): Promise<void> {
    await inBatches(person_ids, (batch) =>
      db.deleteFrom('refused_mail').where('workspace_id', '=', workspace_id).where('person_id', 'in', batch).execute(),
    );
  },

  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('refused_mail')
      .where('refused_at', '<=', now - RETENTION_MS)
      .execute();
  },
});
