import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.js';
import { nextTask } from './next-task.js';

/** A concurrent transaction has changed rows that this one had read; the transaction is retried. */
export class WriteConflictError extends Error {
  override readonly name = 'WriteConflictError';
}

/** By its name, since a module that is loaded on demand can have a class of its own. */
export const isWriteConflictError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'WriteConflictError';

/** Values per statement, below the parameter limit of every engine. */
const BATCH_SIZE = 500;

/** Runs `work` on batches of values, one after the other. */
export async function inBatches<Value, Result>(
  values: readonly Value[],
  work: (batch: readonly Value[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < values.length; from += BATCH_SIZE)
    results.push(await work(values.slice(from, from + BATCH_SIZE)));
  return results;
}

/**
 * Executes compiled statements with their parameters directly on the connection: the query builder would cost a multiple of
 * the statement itself.
 */
export const executeForEach = (
  db: Kysely<Schema>,
  statements: Iterable<readonly [query: CompiledQuery, parameters: readonly unknown[]]>,
  /** The number of rows that each statement must change; `WriteConflictError` otherwise. */
  rows?: bigint,
): Promise<void> =>
  db.getExecutor().provideConnection(async (connection) => {
    let count = 0;
    for (const [query, parameters] of statements) {
      const { numAffectedRows } = await connection.executeQuery({ ...query, parameters });
      if (rows !== undefined && numAffectedRows !== rows) throw new WriteConflictError();
      // let other requests proceed
      if (++count % BATCH_SIZE === 0) await nextTask();
    }
  });
