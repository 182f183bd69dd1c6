import type { DeskMessageWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskMessage: DeskMessageWords = {
  title: 'כתיבת הודעה',
  everyone: 'כל מי שברשימה',
  shown: (count) => `מוצגים לפי חיפוש וסינון: ${isolate(count)}`,
  recipients: 'אל',
  subject: 'נושא',
  text: 'תוכן',
  insert: 'הוספה',
  placeholders: { first_name: 'שם פרטי', event: 'אירוע', link: 'קישור להרשמה' },
  preview: 'תצוגה מקדימה',
  ask: (count) => `מספר ההודעות: ${isolate(count)}. לשלוח עכשיו?`,
  withoutAddress: (count) => `ללא כתובת דוא״ל: ${isolate(count)}`,
  nobody: 'אין בבחירה זו איש עם כתובת דוא״ל מאושרת.',
  send: 'שליחה',
  keep: 'המשך כתיבה',
  sent: (count) => `הודעות בדרך: ${isolate(count)}`,
  required: { subject: 'נא להזין נושא.', text: 'נא לכתוב תוכן.' },
  tooLong: (max) => `אפשר להזין כאן לכל היותר ${isolate(max)} תווים.`,
  unknownPlaceholder: (names) => `אין מציין מקום כזה: ${isolate(names)}`,
  log: 'הודעות קודמות',
  mails: (count) => `הודעות: ${isolate(count)}`,
  waiting: (count) => `טרם נשלחו: ${isolate(count)}`,
  undelivered: (count) => `לא נמסרו: ${isolate(count)}`,
  help: 'משפחה עם כתובת אחת מקבלת הודעה אחת.',
};
