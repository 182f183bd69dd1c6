import type { Kysely } from 'kysely';
import { many } from './many.js';
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

  /** Keeps an answer and whom it is about, and lets go of those that are too old. */
  async keep(answer: StoredAnswer, person_ids: readonly string[]): Promise<void> {
    const { workspace_id, key_hash, created_at } = answer;
    const old = db
      .selectFrom('idempotency')
      .select('key_hash')
      .where('created_at', '<=', created_at - keptFor);
    await db.deleteFrom('idempotency_person').where('key_hash', 'in', old).execute();
    await db
      .deleteFrom('idempotency')
      .where('created_at', '<=', created_at - keptFor)
      .execute();
    await db.insertInto('idempotency').values(answer).execute();
    const about = [...new Set(person_ids)].map((person_id) => ({ workspace_id, person_id, key_hash }));
    await many(about, (some) => db.insertInto('idempotency_person').values(some).execute());
  },
});
