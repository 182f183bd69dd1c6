/** Results kept per query. */
const MAX_CACHED_RESULTS = 1_000;

/** Freezes a value deeply: a cached result is shared by all callers. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}

/**
 * Caches the results of queries until any process changes the database. `version` returns another value after every commit.
 * Results are frozen.
 */
export function queryCache(version: () => unknown) {
  return <Parameters extends string[], Result>(
    query: (...parameters: Parameters) => Promise<Result>,
  ): ((...parameters: Parameters) => Promise<Result>) => {
    const results = new Map<string, Promise<Result>>();
    let cachedVersion: unknown;
    return (...parameters) => {
      const currentVersion = version();
      if (currentVersion !== cachedVersion || results.size >= MAX_CACHED_RESULTS) results.clear();
      cachedVersion = currentVersion;
      // unambiguous: only the last parameter can hold a line break, the others are our ids
      const key = parameters.join('\n');
      const cachedResult = results.get(key);
      if (cachedResult) return cachedResult;
      const result = query(...parameters).then(deepFreeze);
      results.set(key, result);
      result.catch(() => results.delete(key));
      return result;
    };
  };
}
