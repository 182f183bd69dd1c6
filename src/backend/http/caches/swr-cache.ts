import { LRUCache } from 'lru-cache';
import { getOrCreate } from './get-or-create.js';

/** A cached value, and since when it is known: milliseconds of a monotonic clock. */
export interface CacheEntry<Value> {
  readonly since: number;
  /** Undefined where it could not be found out. */
  readonly value: Promise<Value | undefined>;
}

export interface CacheLookup<Value> {
  /** Milliseconds of a monotonic clock. */
  readonly now: number;
  readonly fetch: () => Promise<Value | undefined>;
  /** Never answers with a stale value. */
  readonly mustBeFresh: boolean;
}

export interface SwrCacheOptions {
  /** How many values are kept, the most recently used ones. */
  readonly max: number;
  readonly freshMs: number;
  /** How much longer a value is given while it is fetched anew. */
  readonly staleMs: number;
}

/**
 * Keeps values as browsers do with `max-age` and `stale-while-revalidate` (RFC 5861, section 3): fetched once for all who ask
 * while the value is fresh; while it is stale everybody has it as it was, and it is fetched anew meanwhile. Failures are not
 * kept: the next request tries again. `lru-cache` can answer with stale values as well, but without an end.
 */
export function swrCache<Value>({ max, freshMs, staleMs }: SwrCacheOptions) {
  type Stored = { since: number; value: Promise<Value | undefined>; isRevalidating: boolean };
  const cache = new LRUCache<string, Stored>({ max });
  return (key: string, { now, fetch, mustBeFresh }: CacheLookup<Value>): CacheEntry<Value> => {
    const create = (): Stored => ({
      since: now,
      value: fetch().catch(() => {
        cache.delete(key);
        return undefined;
      }),
      isRevalidating: false,
    });
    const stored = getOrCreate(cache, key, create);
    const age = now - stored.since;
    if (age >= freshMs + staleMs || (mustBeFresh && age >= freshMs)) {
      cache.delete(key);
      return getOrCreate(cache, key, create);
    }
    if (age >= freshMs && !stored.isRevalidating) {
      stored.isRevalidating = true;
      void fetch()
        .then(
          (value) => Object.assign(stored, { since: now, value: Promise.resolve(value) }),
          () => {},
        )
        .finally(() => (stored.isRevalidating = false));
    }
    // the entry as it is now: it may be revalidated before the caller awaits the value
    const { since, value } = stored;
    return { since, value };
  };
}
