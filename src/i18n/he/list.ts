import type { FilterWords, ListWords } from '../messages.js';
import { common, forms } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'האירועים נטענים…',
  missing: 'האירועים האלה לא קיימים, או שכבר אינם קיימים. נא לברר עם העמותה היכן נמצא לוח האירועים.',
  unavailable: 'אי אפשר להציג את האירועים כרגע.',
  busy: 'הרבה אנשים נכנסים ללוח האירועים ברגע זה. נא לנסות שוב בעוד זמן קצר.',
  elsewhere: 'פתיחת האירועים בדף נפרד',

  events: 'אירועים',
  noEvents: 'אין כרגע אירועים מתוכננים.',
  noResults: 'לא נמצאו אירועים מתאימים.',
  showMore: 'עוד אירועים',

  isOpen: 'ההרשמה פתוחה',
  fewLeft: (count) => forms(count, 'נותר מקום אחד', 'נותרו שני מקומות', `נותרו ${count} מקומות`),
  isFull: 'אזלו המקומות',
  hasWaitingList: 'רשימת המתנה',
  opensOn: (when) => (when ? `פתיחת ההרשמה: ${when}` : 'ההרשמה עדיין לא נפתחה'),
  isClosed: 'ההרשמה נסגרה',
  isOver: 'הסתיים',

  priceFrom: (amount) => `החל מ-\u2068${amount}\u2069`,
  isFree: 'ללא תשלום',
  map: 'מפה',

  register: 'הרשמה',
  details: 'פרטים',
  back: 'כל האירועים',

  subscribe: 'סנכרון עם היומן',
};

export const filters: FilterWords = {
  resultCount: (count) => forms(count, 'אירוע אחד', 'שני אירועים', `${count} אירועים`),
  shownOf: (visible, count) => `מוצגים ${visible} מתוך ${count}`,
  filter: 'סינון אירועים',
  search: 'חיפוש',
  time: 'מתי',
  upcoming: 'קרובים',
  past: 'קודמים',
  anyTime: 'הכול',
  from: 'מתאריך',
  to: 'עד תאריך',
  place: 'איפה',
  anywhere: 'בכל מקום',
  onlyOpen: 'רק אירועים שההרשמה אליהם פתוחה',
  showAll: 'הצגת הכול',
  view: 'תצוגה',
  asList: 'רשימה',
  asCards: 'אריחים',
  asMonth: 'חודש',
  previousMonth: 'החודש הקודם',
  nextMonth: 'החודש הבא',
  thisMonth: 'החודש הנוכחי',
  furtherOnDay: (count) => `עוד ${count}`,
};
