/** Keys of one read, below the parameter limit of every engine. */
const MAX_KEYS = 5_000;

interface Batch<Value> {
  readonly keys: Set<string>;
  readonly valuesByKey: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Batches reads: calls during a running read share the next one. `read` returns a value for each key, in the order of the keys;
 * if it rejects, all calls of the batch reject. A value is never older than its call.
 *
 * @example
 * const until = batchReads((buckets) => store.rates.until(buckets));
 * const [used] = await until(['bucket']);
 */
export function batchReads<Value>(
  read: (keys: readonly string[]) => Promise<readonly Value[]>,
): (keys: readonly string[]) => Promise<Value[]> {
  let openBatch: Batch<Value> | undefined;
  let previousRead: Promise<unknown> = Promise.resolve();

  function openNewBatch(): Batch<Value> {
    const keys = new Set<string>();
    const valuesByKey = previousRead.then(async () => {
      if (openBatch?.keys === keys) openBatch = undefined;
      const batchKeys = [...keys];
      const values = await read(batchKeys);
      return new Map(batchKeys.map((key, index) => [key, values[index]!]));
    });
    previousRead = valuesByKey.catch(() => {});
    return (openBatch = { keys, valuesByKey });
  }

  return async (keys) => {
    const batch = openBatch && openBatch.keys.size < MAX_KEYS ? openBatch : openNewBatch();
    for (const key of keys) batch.keys.add(key);
    const valuesByKey = await batch.valuesByKey;
    return keys.map((key) => valuesByKey.get(key)!);
  };
}
