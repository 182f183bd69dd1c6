import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `ההרשמה נסגרה ב-⁨${moment}⁩.`,
  full: 'כל המקומות תפוסים. כבר אי אפשר להירשם.',
  notYetOpen: (when) => (when ? `פתיחת ההרשמה: ${when}.` : 'ההרשמה עדיין לא נפתחה.'),
  opensIn: (left) => `ההרשמה תיפתח בעוד ${left}.`,
  opensNow: 'ההרשמה נפתחת…',
};
