import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (_, figure) => `Noch ${figure} Zeichen möglich`,
  charactersTooMany: (_, figure) => `${figure} Zeichen zu viel`,
};
