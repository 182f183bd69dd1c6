import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Anmälan stängde ${moment}.`,
  allEvents: 'Alla aktiviteter',
};
