/** The most keys of one read: fewer than any engine takes as parameters of a statement. */
const MAX_KEYS = 5_000;

interface Round<Value> {
  readonly keys: Set<string>;
  readonly found: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Reads for many at once: those who ask while another read is under way share the next. `read` gives a value for each key, in
 * the order of the keys, and may reject; then everybody in its round hears of that. A value is never older than the question.
 *
 * @example
 * const until = together((buckets) => store.rates.until(buckets));
 * const [used] = await until(['bucket']);
 */
export function batchReads<Value>(
  read: (keys: readonly string[]) => Promise<readonly Value[]>,
): (keys: readonly string[]) => Promise<Value[]> {
  let gathering: Round<Value> | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function begin(): Round<Value> {
    const keys = new Set<string>();
    const found = before.then(async () => {
      if (gathering?.keys === keys) gathering = undefined;
      const asked = [...keys];
      const values = await read(asked);
      return new Map(asked.map((key, index) => [key, values[index]!]));
    });
    before = found.catch(() => {});
    return (gathering = { keys, found });
  }

  return async (keys) => {
    const round = gathering && gathering.keys.size < MAX_KEYS ? gathering : begin();
    for (const key of keys) round.keys.add(key);
    const found = await round.found;
    return keys.map((key) => found.get(key)!);
  };
}
