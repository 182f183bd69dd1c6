import type { DeskMoneyWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'כאן רק תשלומים של הרשמות דרך דף זה. בשירות של העמותה ייתכנו נוספים.',
  owedBack: 'להחזרה',
  costUnit: 'מרכז עלות',
  noCostUnit: 'ללא מרכז עלות',
  amount: 'סכום',
  purpose: 'עבור',
  reference: 'מטרת ההעברה',
  due: 'מועד לתשלום',
  paidDay: 'תאריך התשלום',
  selectAll: 'בחירת כל המוצגים',
  selected: (count, amount) => `נבחרו: ${isolate(count)}, ${isolate(amount)}`,
  clearSelection: 'ביטול הבחירה',
  markPaid: 'סימון כשולם',
  markOpen: 'סימון מחדש כלא שולם',
  markedPaid: (count, amount) => `סומנו כשולמו: ${isolate(count)}, ${isolate(amount)}`,
  markedOpen: (count, amount) => `שוב לתשלום: ${isolate(count)}, ${isolate(amount)}`,
  wrongDay: 'יש לבחור יום שאינו בעתיד.',
  noneOpen: 'אין תשלומים פתוחים.',
  nonePaid: 'עדיין לא שולם דבר.',
  saveCsv: 'שמירה כ־CSV לפנקס הקופה',
  importFile: 'ייבוא קובץ מהבנק',
};
