import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) => (count === 1 ? `${figure} merkki jäljellä` : `${figure} merkkiä jäljellä`),
  charactersTooMany: (count, figure) => (count === 1 ? `${figure} merkki liikaa` : `${figure} merkkiä liikaa`),
};
