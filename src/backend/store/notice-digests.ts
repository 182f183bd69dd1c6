import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.js';

export type NoticeDigest = Selectable<Schema['notice_digest']>;

/** The last daily notice of each workspace to its organisers. */
export const noticeDigests = (db: Kysely<Schema>) => ({
  of: (workspace_id: string): Promise<NoticeDigest | undefined> =>
    db.selectFrom('notice_digest').selectAll().where('workspace_id', '=', workspace_id).executeTakeFirst(),

  /**
   * Notes the notice of a day; to be called in the transaction that enqueues it. A conditional update: false if another process
   * has changed what was read.
   */
  async advance(previous: NoticeDigest | undefined, next: NoticeDigest): Promise<boolean> {
    const { workspace_id, day, until } = next;
    const change = previous
      ? db
          .updateTable('notice_digest')
          .set({ day, until })
          .where('workspace_id', '=', workspace_id)
          .where('day', '=', previous.day)
      : db
          .insertInto('notice_digest')
          .values(next)
          .onConflict((conflict) => conflict.doNothing());
    const { numUpdatedRows, numInsertedOrUpdatedRows } = (await change.executeTakeFirst()) as {
      numUpdatedRows?: bigint;
      numInsertedOrUpdatedRows?: bigint;
    };
    return (numUpdatedRows ?? numInsertedOrUpdatedRows ?? 0n) > 0n;
  },
});
