import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (_, figure) => `${figure} karakter kaldı`,
  charactersTooMany: (_, figure) => `${figure} karakter fazla`,
};
