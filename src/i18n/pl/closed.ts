import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Zapisy zakończono ${moment}.`,
  allEvents: 'Wszystkie wydarzenia',
};
