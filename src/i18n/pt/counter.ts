import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) => (count === 1 ? `Resta ${figure} carácter` : `Restam ${figure} caracteres`),
  charactersTooMany: (count, figure) => (count === 1 ? `${figure} carácter a mais` : `${figure} caracteres a mais`),
};
