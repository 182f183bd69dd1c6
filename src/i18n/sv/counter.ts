import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (_, figure) => `${figure} tecken kvar`,
  charactersTooMany: (_, figure) => `${figure} tecken för mycket`,
};
