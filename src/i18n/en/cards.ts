import type { CardWords } from '../messages.js';

export const cards: CardWords = {
  change: 'Change',
  done: 'Done',
};
