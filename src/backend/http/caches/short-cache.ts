import { remembering } from './lru-cache.js';

/** How many answers are kept, the last ones asked for. */
const MAX_ANSWERS = 500;

/**
 * Asks once for all who ask for the same within so many milliseconds of the monotonic clock, while the answer is under way
 * included. What fails is not kept. 0 keeps nothing.
 */
export function shortCache<Answer>(ms: number, isKept: (answer: Answer) => boolean = () => true) {
  const kept = remembering<{ since: number; answer: Promise<Answer> }>(MAX_ANSWERS);
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    if (ms === 0) return ask();
    const begin = () => {
      const answer = ask();
      const forget = () => kept.forget(key);
      answer.then((found) => isKept(found) || forget(), forget);
      return { since: performance.now(), answer };
    };
    const known = kept.of(key, begin);
    if (performance.now() - known.since < ms) return known.answer;
    kept.forget(key);
    return kept.of(key, begin).answer;
  };
}
