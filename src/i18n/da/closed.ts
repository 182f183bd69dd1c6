import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Tilmeldingen lukkede ${moment}.`,
  allEvents: 'Alle arrangementer',
};
