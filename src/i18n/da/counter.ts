import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (_, figure) => `${figure} tegn tilbage`,
  charactersTooMany: (count, figure) => (count === 1 ? `${figure} tegn for meget` : `${figure} tegn for mange`),
};
