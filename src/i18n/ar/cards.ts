import type { CardWords } from '../messages.js';

export const cards: CardWords = {
  change: 'تعديل',
  done: 'تم',
};
