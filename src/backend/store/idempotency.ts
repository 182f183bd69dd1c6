import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** Answers are kept this long (design.md section 3, "Idempotency"). Milliseconds. */
const keptFor = 24 * 3600_000;

export type StoredAnswer = Schema['idempotency'];

/** Answers of writes, by the hash of their key: a retry gets the first answer and has no effect. */
export const idempotency = (db: Kysely<Schema>) => ({
  find: (workspace_id: string, key_hash: string, now: number): Promise<StoredAnswer | undefined> =>
    db
      .selectFrom('idempotency')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('key_hash', '=', key_hash)
      .where('created_at', '>', now - keptFor)
      .executeTakeFirst(),

  /** Keeps an answer, and lets go of some that are too old. */
  async keep(answer: StoredAnswer): Promise<void> {
    await db
      .deleteFrom('idempotency')
      .where('created_at', '<=', answer.created_at - keptFor)
      .execute();
    await db.insertInto('idempotency').values(answer).execute();
  },
});
