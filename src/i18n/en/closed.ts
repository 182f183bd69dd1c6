import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Registration closed on ${moment}.`,
  allEvents: 'All events',
};
