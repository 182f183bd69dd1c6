import { LRUCache } from 'lru-cache';
import { getOrCreate } from './get-or-create.js';

/** A cached value and the time at which it was fetched, in milliseconds of a monotonic clock. */
export interface CacheEntry<Value> {
  readonly fetchedAt: number;
  /** Undefined if the fetch failed. */
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
  /** Number of values in the cache. */
  readonly max: number;
  readonly freshMs: number;
  /** Time after `freshMs` in which a stale value is returned while it is revalidated. */
  readonly staleMs: number;
}

/**
 * Caches values like `max-age` and `stale-while-revalidate` (RFC 5861, section 3): all callers share a fresh value; a stale value
 * is returned while it is revalidated. Failures are not cached: the next call tries again. Ours, because the stale mode of
 * `lru-cache` has no end.
 */
export function swrCache<Value>({ max, freshMs, staleMs }: SwrCacheOptions) {
  type StoredEntry = { fetchedAt: number; value: Promise<Value | undefined>; isRevalidating: boolean };
  const cache = new LRUCache<string, StoredEntry>({ max });
  return (key: string, { now, fetch, mustBeFresh }: CacheLookup<Value>): CacheEntry<Value> => {
    const create = (): StoredEntry => ({
      fetchedAt: now,
      value: fetch().catch(() => {
        cache.delete(key);
        return undefined;
      }),
      isRevalidating: false,
    });
    const entry = getOrCreate(cache, key, create);
    const age = now - entry.fetchedAt;
    if (age >= freshMs + staleMs || (mustBeFresh && age >= freshMs)) {
      cache.delete(key);
      return getOrCreate(cache, key, create);
    }
    if (age >= freshMs && !entry.isRevalidating) {
      entry.isRevalidating = true;
      void fetch()
        .then(
          (value) => Object.assign(entry, { fetchedAt: now, value: Promise.resolve(value) }),
          () => {},
        )
        .finally(() => (entry.isRevalidating = false));
    }
    // the entry as it is now: it may be revalidated before the caller awaits the value
    const { fetchedAt, value } = entry;
    return { fetchedAt, value };
  };
}
