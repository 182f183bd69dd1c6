import { LRUCache } from 'lru-cache';
import { getOrCreate } from './get-or-create.js';

/** Number of answers in the cache. */
const MAX_ANSWERS = 500;

/**
 * Caches answers for `ms` milliseconds of the monotonic clock, the most recently used ones; concurrent callers share one request.
 * Failures are not cached. 0 disables the cache.
 *
 * @example
 * const events = shortCache<ClubEvent[]>(100);
 * const list = await events('club', () => readEvents('club'));
 */
export function shortCache<Answer>(ms: number, isCacheable: (answer: Answer) => boolean = () => true) {
  if (ms === 0) return (_key: string, fetch: () => Promise<Answer>): Promise<Answer> => fetch();
  const cache = new LRUCache<string, Promise<Answer>>({ max: MAX_ANSWERS, ttl: ms, ttlResolution: 0 });
  return (key: string, fetch: () => Promise<Answer>): Promise<Answer> =>
    getOrCreate(cache, key, () => {
      const answer = fetch();
      const remove = () => {
        if (cache.peek(key) === answer) cache.delete(key);
      };
      answer.then((value) => isCacheable(value) || remove(), remove);
      return answer;
    });
}
