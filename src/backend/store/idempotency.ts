import type { Kysely } from 'kysely';
import { compileOnce } from './compile-once.js';
import { WriteConflictError } from './batches.js';
import type { Schema } from './schema.js';

/** Answers are stored this long (docs/api-rules.md#idempotency). */
const RETENTION_MS = 24 * 3600_000;

export type StoredAnswer = Schema['idempotency'];

const selectAnswer = compileOnce((db, workspace_id: string, key_hash: string, since: number) =>
  db
    .selectFrom('idempotency')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('key_hash', '=', key_hash)
    .where('created_at', '>', since),
);

const answerColumns = ['workspace_id', 'key_hash', 'fingerprint', 'status', 'body', 'created_at'] as const;

/** Replaces only an expired answer. */
const insertAnswer = compileOnce((db, until: number, ...values: StoredAnswer[keyof StoredAnswer][]) =>
  db
    .insertInto('idempotency')
    .values(Object.fromEntries(answerColumns.map((name, index) => [name, values[index]])) as unknown as StoredAnswer)
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'key_hash'])
        .doUpdateSet(({ ref }) => ({
          fingerprint: ref('excluded.fingerprint'),
          status: ref('excluded.status'),
          body: ref('excluded.body'),
          created_at: ref('excluded.created_at'),
        }))
        .where('idempotency.created_at', '<=', until),
    )
    .returning('key_hash'),
);

const insertAnswerPerson = compileOnce((db, workspace_id: string, person_id: string, key_hash: string) =>
  db
    .insertInto('idempotency_person')
    .values({ workspace_id, person_id, key_hash })
    // the row of an expired answer may still be there
    .onConflict((conflict) => conflict.doNothing()),
);

/** Answers deleted per sweep. */
const SWEEP_BATCH_SIZE = 500;

/** Answers of writes by the hash of their Idempotency-Key: a retry gets the first answer and has no effect. */
export const idempotency = (db: Kysely<Schema>) => ({
  async find(workspace_id: string, key_hash: string, now: number): Promise<StoredAnswer | undefined> {
    return (await selectAnswer(db, workspace_id, key_hash, now - RETENTION_MS))[0];
  },

  /** Stores an answer and the persons it is about. Throws `WriteConflictError` if another process has just stored one. */
  async insert(answer: StoredAnswer, person_ids: readonly string[]): Promise<void> {
    const { workspace_id, key_hash, created_at } = answer;
    const insertedRows = await insertAnswer(
      db,
      created_at - RETENTION_MS,
      ...answerColumns.map((name) => answer[name]),
    );
    if (!insertedRows.length) throw new WriteConflictError();
    for (const person_id of new Set(person_ids)) await insertAnswerPerson(db, workspace_id, person_id, key_hash);
  },

  /** Deletes a batch of expired answers, the oldest first; true if there may be more. */
  async sweep(now: number): Promise<boolean> {
    const expired = await db
      .selectFrom('idempotency')
      .select(['workspace_id', 'key_hash'])
      .where('created_at', '<=', now - RETENTION_MS)
      .orderBy('created_at')
      .limit(SWEEP_BATCH_SIZE)
      .execute();
    for (const workspace_id of new Set(expired.map((row) => row.workspace_id))) {
      const hashes = expired.filter((row) => row.workspace_id === workspace_id).map(({ key_hash }) => key_hash);
      for (const table of ['idempotency_person', 'idempotency'] as const)
        await db.deleteFrom(table).where('workspace_id', '=', workspace_id).where('key_hash', 'in', hashes).execute();
    }
    return expired.length === SWEEP_BATCH_SIZE;
  },
});
