import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { isolate, common, forms } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'נא למלא.',
    wrong_format: ({ example }) => `נא לכתוב כך: \u2066${example}\u2069`,
    not_a_date: 'נא להזין תאריך תקין.',
    short_year: 'נא לכתוב את השנה בארבע ספרות.',
    in_the_future: 'התאריך הזה עדיין לא הגיע.',
    age: ({ at_least, below, on }) =>
      `הגיל${on === 'first_day' ? ' ביום הראשון' : ''}: ${commaSeparated(at_least && `לפחות ${at_least}`, below && `לכל היותר ${below - 1}`)}.`,
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
  askFor: {
    first_name: 'נא למלא שם פרטי.',
    email: 'נא למלא כתובת דוא״ל.',
    birthdate: 'נא למלא תאריך לידה.',
  },
  pick: (label) => `נא לבחור: ${isolate(label)}`,
  stillMissing: 'עדיין חסר:',
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
  dateHint: 'לדוגמה: 24.3.2015',
  nameHint: 'שם אחד בלבד? שדה אחד מספיק.',
  optional: 'לא חובה',
  requiredNote: 'כל השדות הם שדות חובה, חוץ מאלה שכתוב לידם ״לא חובה״.',
  choose: 'נא לבחור',
  noAnswer: 'ללא תשובה',
  onePerLine: 'תשובה אחת בכל שורה',
  summary: (count) => `יש לבדוק שוב ${forms(count, 'תשובה אחת', 'שתי תשובות', `${count} תשובות`)}`,
  open: 'הרשמה',
  answers: 'התשובות שנשלחו',
  yes: 'כן',
  no: 'לא',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'הטופס נטען…',

  send: 'שליחת ההרשמה',
  sending: 'ההרשמה נשלחת…',
  thanks: (name) => (name ? `תודה, ${isolate(name)}!` : 'תודה!'),
  registered: (title) => `ההרשמה ל״${isolate(title)}״ התקבלה.`,
  next: 'הרשמת אדם נוסף',

  placesLeft: (count) => forms(count, 'נותר מקום אחד', 'נותרו שני מקומות', `נותרו ${count} מקומות`),
  closed: 'ההרשמה נסגרה.',
  missing: 'הטופס הזה לא קיים, או שכבר אינו קיים. נא לברר עם העמותה היכן נרשמים.',

  unavailable: 'אי אפשר להציג את הטופס כרגע.',
  busy: 'הרבה אנשים נרשמים ברגע זה. נא לנסות שוב בעוד זמן קצר.',
  notSent: 'שליחת ההרשמה לא הצליחה. כל מה שהוקלד עדיין כאן.',
  maybeStored: 'לא התקבלה תשובה. כל מה שהוקלד עדיין כאן. שליחה חוזרת לא תגרום לרישום כפול.',
  maybeStoredOnce: 'לא התקבלה תשובה. לפני ששולחים שוב, נא לברר עם העמותה אם ההרשמה הגיעה.',
  elsewhere: 'פתיחת הטופס בדף נפרד',
  allEvents: 'כל האירועים',

  map: 'מפה',
  participant: (number) => `משתתף/ת ${number}`,
  forAll: 'משותף לכולם',
  addParticipant: 'הוספת אדם נוסף',
  removeParticipant: (name) => `הסרה: ${isolate(name)}`,
  copyPrevious: 'העתקת התשובות מלמעלה',
  someRegistered: (done, total) => `הרשמות שהתקבלו: ${done} מתוך ${total}.`,
  isRegistered: 'ההרשמה התקבלה',
  sendRest: 'רישום השאר',

  openUntil: (when) => `סגירת ההרשמה: ${when}.`,
  retryIn: (seconds) => `הרבה אנשים נרשמים ברגע זה. כל מה שהוקלד נשמר ויישלח שוב מעצמו בעוד ${seconds} שנ׳.`,

  waitingList: 'כל המקומות תפוסים. יש רשימת המתנה.',

  draftBack: 'מה שהוקלד כאן קודם שוחזר.',
  draftNote: 'סימונים ופרטים חסויים אינם נשמרים.',
  startOver: 'התחלה מחדש',
  undo: 'ביטול הפעולה',

  review: 'ההרשמה התקבלה. העמותה תבדוק אותה לפני שתיכנס לתוקף.',
  checking: 'רק רגע, הדפדפן בודק משהו…',

  apply: 'שליחת הבקשה',
  applied: (title) => `הבקשה ״${isolate(title)}״ התקבלה. העמותה תחליט לגביה.`,
  print: 'הדפסה',
  share: 'שיתוף',
};
