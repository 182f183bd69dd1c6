import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.js';
import { nextTask } from './next-task.js';

/** Somebody else's transaction has changed what this one had read: it is tried again. */
export class WriteConflictError extends Error {}

/** As many parameters as every engine takes in one statement, with room to spare. */
const BATCH_SIZE = 500;

/** Work on many values, some at a time, one after the other. */
export async function inBatches<Value, Result>(
  values: readonly Value[],
  work: (some: readonly Value[]) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < values.length; from += BATCH_SIZE)
    results.push(await work(values.slice(from, from + BATCH_SIZE)));
  return results;
}

/**
 * One compiled statement with many sets of parameters, straight to the connection: what a query builder adds to each
 * statement is a multiple of what the statement itself costs.
 */
export const executeForEach = (
  db: Kysely<Schema>,
  statements: Iterable<readonly [query: CompiledQuery, parameters: readonly unknown[]]>,
  /** How many rows each changes; `Collision` where it does not. */
  rows?: bigint,
): Promise<void> =>
  db.getExecutor().provideConnection(async (connection) => {
    let done = 0;
    for (const [query, parameters] of statements) {
      const { numAffectedRows } = await connection.executeQuery({ ...query, parameters });
      if (rows !== undefined && numAffectedRows !== rows) throw new WriteConflictError();
      // others want to be answered, too
      if (++done % BATCH_SIZE === 0) await nextTask();
    }
  });
