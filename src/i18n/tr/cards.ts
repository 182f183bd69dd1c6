import type { CardWords } from '../messages.js';

export const cards: CardWords = {
  change: 'Değiştir',
  done: 'Tamam',
};
