import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Påmeldingen stengte ${moment}.`,
  allEvents: 'Alle arrangementer',
};
