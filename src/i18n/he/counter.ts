import type { CounterWords } from '../messages.js';
import { forms } from './common.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) => forms(count, 'נותר תו אחד', 'נותרו שני תווים', `נותרו ${figure} תווים`),
  charactersTooMany: (count, figure) =>
    forms(count, 'תו אחד יותר מדי', 'שני תווים יותר מדי', `${figure} תווים יותר מדי`),
};
