/** The most answers that are kept of one read. */
const MAX_CACHED_RESULTS = 1_000;

/** As it is, for good: what is given to many must not be changed by one of them. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/**
 * Reads that every request begins with, and whose answers change seldom: kept until anything in the database has changed,
 * whoever changed it. `version` is another value after every commit. Answers are frozen.
 */
export function queryCache(version: () => unknown) {
  return <Asked extends string[], Answer>(
    read: (...asked: Asked) => Promise<Answer>,
  ): ((...asked: Asked) => Promise<Answer>) => {
    const results = new Map<string, Promise<Answer>>();
    let cachedVersion: unknown;
    return (...asked) => {
      const current = version();
      if (current !== cachedVersion || results.size >= MAX_CACHED_RESULTS) results.clear();
      cachedVersion = current;
      // the last may be anything, those before it are ids of ours
      const key = asked.join('\n');
      const cached = results.get(key);
      if (cached) return cached;
      const result = read(...asked).then(deepFreeze);
      results.set(key, result);
      result.catch(() => results.delete(key));
      return result;
    };
  };
}
