import type { NoticeWords } from '../server-messages.js';
import { apart } from './common.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `יש חדש בנוגע להרשמות אל ״${apart(event)}״.`,
  digestSubject: (organisation) => `הרשמות: ${apart(organisation)}`,
  digest: 'חדש מאז הסיכום הקודם:',
  placesTaken: 'מקומות תפוסים',
  cancelled: 'בוטל',
  review: 'ממתין לבדיקה',
  decide: 'נדרשת כאן החלטה של העמותה.',
  refusedSubject: (event) => `לא נמסרה: ${apart(event)}`,
  mailRefused: (event) =>
    `לא ניתן היה למסור הודעה על הרשמה אל ״${apart(event)}״, והיא לא תישלח שוב. מומלץ לעדכן בדרך אחרת.`,
  settings: (key) => `תדירות ההודעות האלה נקבעת ב־״${apart(key)}״ בקובץ העמותה.`,
};
