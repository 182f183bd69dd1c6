import type { LRUCache } from 'lru-cache';

/**
 * Returns the value of a key, and creates it if the cache has none.
 *
 * @example
 * const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 20 });
 * const format = getOrCreate(formats, 'de', () => new Intl.DateTimeFormat('de'));
 */
export function getOrCreate<Value extends object | string>(
  cache: LRUCache<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const created = create();
  cache.set(key, created);
  return created;
}
