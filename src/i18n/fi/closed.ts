import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Ilmoittautuminen päättyi ${moment}.`,
  allEvents: 'Kaikki tapahtumat',
};
