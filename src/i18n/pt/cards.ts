import type { CardWords } from '../messages.js';

export const cards: CardWords = {
  change: 'Alterar',
  done: 'Concluído',
};
