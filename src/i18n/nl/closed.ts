import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Aanmelden kan niet meer sinds ${moment}.`,
  allEvents: 'Alle activiteiten',
};
