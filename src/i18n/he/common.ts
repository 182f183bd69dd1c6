import type { CommonWords } from '../messages.js';

export const rules = new Intl.PluralRules('he');

export const forms = (count: number, one: string, two: string, other: string): string =>
  ({ one, two, other, zero: other, few: other, many: other })[rules.select(count)];

/** Isolates a value, such as a text of the club or a number, so that it keeps its own direction. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'זה לוקח יותר זמן מהרגיל. נא להישאר בדף הזה.',
  offline: 'אין חיבור לשרת. נא לבדוק את החיבור לאינטרנט.',
  too_slow: 'לשרת לוקח יותר מדי זמן לענות.',
  invalid_response: 'משהו אחר עונה במקום השרת, אולי דף הכניסה של רשת אלחוטית.',
  retry: 'ניסיון נוסף',
  joinWaitingList: 'מעבר לרשימת ההמתנה',
  newTab: '(נפתח בלשונית חדשה)',
  close: 'סגירה',
  addToCalendar: 'הוספה ליומן',
};
