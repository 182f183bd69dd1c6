import type { CounterWords } from '../messages.js';
import { forms } from './common.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) =>
    forms(count, `Zbývá ${figure} znak`, `Zbývají ${figure} znaky`, `Zbývá ${figure} znaků`),
  charactersTooMany: (count, figure) => `Příliš dlouhé o ${figure} ${forms(count, 'znak', 'znaky', 'znaků')}`,
};
