import type { CommonWords } from '../messages.js';

export const rules = new Intl.PluralRules('ar');

/** Isolates a value, such as a text of the club or a number, so that it keeps its own direction. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

export const placesLeft = (count: number): string =>
  ({
    zero: 'لم يبقَ أي مكان',
    one: 'بقي مكان واحد',
    two: 'بقي مكانان',
    few: `بقيت ${count} أماكن`,
    many: `بقي ${count} مكانًا`,
    other: `بقي ${count} مكان`,
  })[rules.select(count)];

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'يستغرق الأمر وقتًا أطول من المعتاد. يرجى البقاء في هذه الصفحة.',
  offline: 'لا يوجد اتصال بالخادم. يرجى التحقق من الاتصال بالإنترنت.',
  too_slow: 'يستغرق الخادم وقتًا طويلًا في الرد.',
  invalid_response: 'يرد شيء آخر بدلًا من الخادم، ربما صفحة الدخول إلى شبكة واي فاي.',
  retry: 'إعادة المحاولة',
  joinWaitingList: 'إلى قائمة الانتظار',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  close: 'إغلاق',
  addToCalendar: 'إضافة إلى التقويم',
};
