import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) => (count < 2 ? `Il reste ${figure} caractère` : `Il reste ${figure} caractères`),
  charactersTooMany: (count, figure) => (count < 2 ? `${figure} caractère de trop` : `${figure} caractères de trop`),
};
