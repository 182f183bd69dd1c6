import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) => (count === 1 ? `${figure} character left` : `${figure} characters left`),
  charactersTooMany: (count, figure) =>
    count === 1 ? `${figure} character too many` : `${figure} characters too many`,
};
