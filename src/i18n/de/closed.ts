import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Die Anmeldung ist seit ${moment} geschlossen.`,
  allEvents: 'Alle Termine',
};
