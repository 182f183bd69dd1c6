import { LRUCache } from 'lru-cache';
import { getOrCreate } from './get-or-create.js';

/** How many answers are kept, the most recently used ones. */
const MAX_ANSWERS = 500;

/**
 * Asks once for all who ask for the same within so many milliseconds of the monotonic clock; those who ask while the answer is
 * under way share it. Failures are not kept. 0 keeps nothing.
 *
 * @example
 * const events = shortCache<ClubEvent[]>(100);
 * const list = await events('club', () => readEvents('club'));
 */
export function shortCache<Answer>(ms: number, isKept: (answer: Answer) => boolean = () => true) {
  if (ms === 0) return (_key: string, ask: () => Promise<Answer>): Promise<Answer> => ask();
  const cache = new LRUCache<string, Promise<Answer>>({ max: MAX_ANSWERS, ttl: ms, ttlResolution: 0 });
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> =>
    getOrCreate(cache, key, () => {
      const answer = ask();
      const forget = () => {
        if (cache.peek(key) === answer) cache.delete(key);
      };
      answer.then((value) => isKept(value) || forget(), forget);
      return answer;
    });
}
