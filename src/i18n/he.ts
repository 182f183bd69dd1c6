import type { CommonWords, FindingWords, FormWords, ListWords } from './messages.js';

const rules = new Intl.PluralRules('he');
const forms = (count: number, one: string, two: string, other: string): string =>
  ({ one, two, other, zero: other, few: other, many: other })[rules.select(count)];

/** What a club wrote, or what is written from left to right, keeps its own direction. */
const apart = (text: string): string => `\u2068${text}\u2069`;

/** What every element says. */
const common: CommonWords = {
  slow: 'זה לוקח יותר זמן מהרגיל. נא להישאר בדף הזה.',
  offline: 'אין חיבור לשרת. נא לבדוק את החיבור לאינטרנט.',
  too_slow: 'לשרת לוקח יותר מדי זמן לענות.',
  garbled: 'משהו אחר עונה במקום השרת, אולי דף הכניסה של רשת אלחוטית.',
  retry: 'ניסיון נוסף',
  joinWaitingList: 'מעבר לרשימת ההמתנה',
  newTab: '(נפתח בלשונית חדשה)',
  close: 'סגירה',
  addToCalendar: 'הוספה ליומן',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'נא למלא.',
    wrong_format: ({ example }) => `נא לכתוב כך: \u2066${example}\u2069`,
    not_a_date: 'נא להזין תאריך תקין.',
    in_the_future: 'התאריך הזה עדיין לא הגיע.',
    not_a_number: 'נא להזין מספר, בלי פסיק בין אלפים.',
    not_whole: 'נא להזין מספר שלם, בלי פסיק בין אלפים.',
    not_allowed: 'נא לבחור באחת התשובות המוצעות.',
    too_long: ({ max }) => `הטקסט ארוך מדי. אפשר להזין עד ${max} תווים.`,
    unreadable_characters: 'יש כאן תווים שאי אפשר לשמור. נא להקליד מחדש.',
    full: 'לצערנו, המקומות האחרונים נתפסו ממש עכשיו.',
    closed: 'ההרשמה נסגרה.',
    not_yet_open: 'ההרשמה עדיין לא נפתחה.',
    form_token: 'הטופס היה פתוח זמן רב מדי. נא לשלוח אותו שוב.',
    invalid: 'התשובה הזאת אינה מתאימה כאן.',
    must_accept: 'כדי להמשיך יש לסמן את התיבה.',
    key_reused: 'ההרשמה הגיעה כבר בשליחה הראשונה, והיא הקובעת. לשינויים, נא לפנות לעמותה.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'שם מלא',
    first_name: 'שם פרטי',
    last_name: 'שם משפחה',
    email: 'דוא״ל',
    phone: 'טלפון',
    birthdate: 'תאריך לידה',
    address: 'כתובת',
    street: 'רחוב ומספר בית',
    postcode: 'מיקוד',
    city: 'יישוב',
    country: 'מדינה',
  },
  day: 'יום',
  month: 'חודש',
  year: 'שנה',
  dateHint: 'לדוגמה: 24 3 2015',
  optional: 'לא חובה',
  requiredNote: 'כל השדות הם שדות חובה, חוץ מאלה שכתוב לידם ״לא חובה״.',
  choose: 'נא לבחור',
  onePerLine: 'תשובה אחת בכל שורה',

  loading: 'הטופס נטען…',
  send: 'שליחת ההרשמה',
  sending: 'ההרשמה נשלחת…',
  summary: (count) => `יש לבדוק שוב ${forms(count, 'תשובה אחת', 'שתי תשובות', `${count} תשובות`)}`,
  thanks: (name) => (name ? `תודה, ${apart(name)}!` : 'תודה!'),
  registered: (title) => `ההרשמה ל״${apart(title)}״ התקבלה.`,
  another: 'הרשמת אדם נוסף',

  placesLeft: (count) => forms(count, 'נותר מקום אחד', 'נותרו שני מקומות', `נותרו ${count} מקומות`),
  full: 'כל המקומות תפוסים. כבר אי אפשר להירשם.',
  closed: 'ההרשמה נסגרה.',
  notYetOpen: (when) => (when ? `פתיחת ההרשמה: ${when}.` : 'ההרשמה עדיין לא נפתחה.'),
  missing: 'הטופס הזה לא קיים, או שכבר אינו קיים. נא לברר עם העמותה היכן נרשמים.',

  unavailable: 'אי אפשר להציג את הטופס כרגע.',
  busy: 'הרבה אנשים נרשמים ברגע זה. נא לנסות שוב בעוד זמן קצר.',
  notSent: 'שליחת ההרשמה לא הצליחה. כל מה שהוקלד עדיין כאן.',
  perhapsSent: 'ההרשמה נשלחה, אבל לא התקבלה תשובה. כל מה שהוקלד עדיין כאן. שליחה חוזרת לא תגרום לרישום כפול.',
  perhapsSentOnce: 'ההרשמה נשלחה, אבל לא התקבלה תשובה. לפני ששולחים שוב, נא לברר עם העמותה אם היא הגיעה.',
  elsewhere: 'פתיחת הטופס בדף נפרד',

  participant: (number) => `משתתף/ת ${number}`,
  forAll: 'משותף לכולם',
  addParticipant: 'הוספת אדם נוסף',
  removeParticipant: (name) => `הסרה: ${apart(name)}`,
  copyPrevious: 'העתקת התשובות מלמעלה',
  someRegistered: (done, total) => `הרשמות שהתקבלו: ${done} מתוך ${total}.`,
  isRegistered: 'ההרשמה התקבלה',
  sendRest: 'רישום השאר',

  opensIn: (left) => `ההרשמה תיפתח בעוד ${left}.`,
  opensNow: 'ההרשמה נפתחת…',
  openUntil: (when) => `סגירת ההרשמה: ${when}.`,
  again: (seconds) => `הרבה אנשים נרשמים ברגע זה. כל מה שהוקלד נשמר ויישלח שוב מעצמו בעוד ${seconds} שנ׳.`,

  waitingList: 'כל המקומות תפוסים. יש רשימת המתנה.',

  draftBack: 'מה שהוקלד כאן קודם שוחזר.',
  startOver: 'התחלה מחדש',
  undo: 'ביטול הפעולה',

  held: 'ההרשמה התקבלה. העמותה תבדוק אותה לפני שתיכנס לתוקף.',
  checking: 'רק רגע, הדפדפן בודק משהו…',

  apply: 'שליחת הבקשה',
  applied: (title) => `הבקשה ״${apart(title)}״ התקבלה. העמותה תחליט לגביה.`,
  open: 'הרשמה',
  print: 'הדפסה',
  answers: 'התשובות שנשלחו',
  yes: 'כן',
  no: 'לא',
};

export const list: ListWords = {
  ...common,
  loading: 'האירועים נטענים…',
  missing: 'האירועים האלה לא קיימים, או שכבר אינם קיימים. נא לברר עם העמותה היכן נמצא לוח האירועים.',
  unavailable: 'אי אפשר להציג את האירועים כרגע.',
  busy: 'הרבה אנשים נכנסים ללוח האירועים ברגע זה. נא לנסות שוב בעוד זמן קצר.',
  elsewhere: 'פתיחת האירועים בדף נפרד',

  events: 'אירועים',
  none: 'אין כרגע אירועים מתוכננים.',
  noneFound: 'לא נמצאו אירועים מתאימים.',
  more: 'עוד אירועים',

  isOpen: 'ההרשמה פתוחה',
  fewLeft: (count) => forms(count, 'נותר מקום אחד', 'נותרו שני מקומות', `נותרו ${count} מקומות`),
  isFull: 'אזלו המקומות',
  hasWaitingList: 'רשימת המתנה',
  opensOn: (when) => (when ? `פתיחת ההרשמה: ${when}` : 'ההרשמה עדיין לא נפתחה'),
  isClosed: 'ההרשמה נסגרה',
  isOver: 'הסתיים',

  register: 'הרשמה',
  details: 'פרטים',
  back: 'כל האירועים',

  subscribe: 'סנכרון עם היומן',
};

export const finding: FindingWords = {
  found: (count) => forms(count, 'אירוע אחד', 'שני אירועים', `${count} אירועים`),
  filter: 'סינון אירועים',
  search: 'חיפוש',
  when: 'מתי',
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
