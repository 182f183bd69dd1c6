import type { CounterWords } from '../messages.js';
import { forms } from './common.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) =>
    forms(count, `Został ${figure} znak`, `Zostały ${figure} znaki`, `Zostało ${figure} znaków`),
  charactersTooMany: (count, figure) => `O ${figure} ${forms(count, 'znak', 'znaki', 'znaków')} za dużo`,
};
