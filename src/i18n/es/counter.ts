import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) => (count === 1 ? `Queda ${figure} carácter` : `Quedan ${figure} caracteres`),
  charactersTooMany: (count, figure) => (count === 1 ? `Sobra ${figure} carácter` : `Sobran ${figure} caracteres`),
};
