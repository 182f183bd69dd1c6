import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (_, figure) => `${figure} tegn igjen`,
  charactersTooMany: (_, figure) => `${figure} tegn for mye`,
};
