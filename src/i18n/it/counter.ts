import type { CounterWords } from '../messages.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) =>
    count === 1 ? `Ancora ${figure} carattere disponibile` : `Ancora ${figure} caratteri disponibili`,
  charactersTooMany: (count, figure) =>
    count === 1 ? `${figure} carattere di troppo` : `${figure} caratteri di troppo`,
};
