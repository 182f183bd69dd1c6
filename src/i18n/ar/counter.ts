import type { CounterWords } from '../messages.js';
import { rules } from './common.js';

export const counter: CounterWords = {
  charactersLeft: (count, figure) =>
    ({
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${figure} أحرف`,
      many: `بقي ${figure} حرفًا`,
      other: `بقي ${figure} حرف`,
    })[rules.select(count)],
  charactersTooMany: (count, figure) =>
    ({
      zero: 'لا أحرف زائدة',
      one: 'حرف واحد زائد',
      two: 'حرفان زائدان',
      few: `${figure} أحرف زائدة`,
      many: `${figure} حرفًا زائدًا`,
      other: `${figure} حرف زائد`,
    })[rules.select(count)],
};
