import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `أُغلق باب التسجيل في ⁨${moment}⁩.`,
  allEvents: 'جميع الفعاليات',
};
