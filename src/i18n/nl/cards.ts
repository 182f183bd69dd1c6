import type { CardWords } from '../messages.js';

export const cards: CardWords = {
  change: 'Wijzigen',
  done: 'Klaar',
};
