import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `ההרשמה נסגרה ב-⁨${moment}⁩.`,
  allEvents: 'כל האירועים',
};
