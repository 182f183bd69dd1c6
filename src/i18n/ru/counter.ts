import type { CounterWords } from '../messages.js';
import { rules } from './common.js';

const pick = (count: number, one: string, few: string, many: string): string =>
  (({ one, few }) as Partial<Record<string, string>>)[rules.select(count)] ?? many;

export const counter: CounterWords = {
  charactersLeft: (count, figure) =>
    pick(count, `Остался ${figure} знак`, `Осталось ${figure} знака`, `Осталось ${figure} знаков`),
  charactersTooMany: (count, figure) => `На ${figure} ${pick(count, 'знак', 'знака', 'знаков')} больше, чем можно`,
};
