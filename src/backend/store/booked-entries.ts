import type { Kysely } from 'kysely';
import { inBatches, WriteConflictError } from './batches.js';
import type { Schema } from './schema.js';

/** Entries of bank statements that paid fees, by the HMAC of their content: the table has no amount, name or text. */
export const bookedEntries = (db: Kysely<Schema>) => ({
  /** Those of these digests that paid something before. */
  async among(workspace_id: string, digests: readonly string[]): Promise<Set<string>> {
    const rows = await inBatches(digests, (batch) =>
      db
        .selectFrom('booked_entry')
        .select('digest')
        .where('workspace_id', '=', workspace_id)
        .where('digest', 'in', batch)
        .execute(),
    );
    return new Set(rows.flat().map(({ digest }) => digest));
  },

  /**
   * Notes that an entry paid; to be called in the transaction that marks its fees. Throws a write conflict if another transaction
   * noted it meanwhile, so that the next try finds it.
   */
  async note(workspace_id: string, digest: string, at: number): Promise<void> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('booked_entry')
      .values({ workspace_id, digest, at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw new WriteConflictError();
  },

  /** Deletes those that were booked before a time. */
  async deleteBefore(time: number): Promise<void> {
    await db.deleteFrom('booked_entry').where('at', '<', time).execute();
  },
});
