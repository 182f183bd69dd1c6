import type { CounterWords } from '../messages.js';
import { rules } from './common.js';

const pick = (count: number, one: string, few: string, many: string): string =>
  (({ one, few }) as Partial<Record<string, string>>)[rules.select(count)] ?? many;

export const counter: CounterWords = {
  charactersLeft: (count, figure) =>
    pick(count, `Залишився ${figure} знак`, `Залишилося ${figure} знаки`, `Залишилося ${figure} знаків`),
  charactersTooMany: (count, figure) => `На ${figure} ${pick(count, 'знак', 'знаки', 'знаків')} більше, ніж можна`,
};
