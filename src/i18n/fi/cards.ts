import type { CardWords } from '../messages.js';

export const cards: CardWords = {
  change: 'Muokkaa',
  done: 'Valmis',
};
