import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `أُغلق باب التسجيل في ⁨${moment}⁩.`,
  full: 'جميع الأماكن محجوزة. لم يعد التسجيل ممكنًا.',
  notYetOpen: (when) => (when ? `موعد فتح باب التسجيل: ${when}.` : 'لم يُفتح باب التسجيل بعد.'),
  opensIn: (left) => `الوقت المتبقي حتى فتح باب التسجيل: ${left}.`,
  opensNow: 'يُفتح باب التسجيل الآن…',
};
