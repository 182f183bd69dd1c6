import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) => (count === 1 ? `Nog ${figure} teken over` : `Nog ${figure} tekens over`),
  charactersTooMany: (count, figure) => (count === 1 ? `${figure} teken te veel` : `${figure} tekens te veel`),
};
