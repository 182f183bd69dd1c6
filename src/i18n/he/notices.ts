import type { NoticeWords } from '../server-messages.js';
import { isolate } from './common.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `יש חדש בנוגע להרשמות אל ״${isolate(event)}״.`,
  digestSubject: (organisation) => `הרשמות: ${isolate(organisation)}`,
  digest: 'חדש מאז הסיכום הקודם:',
  placesTaken: 'מקומות תפוסים',
  cancelled: 'בוטל',
  review: 'ממתין לבדיקה',
  decide: 'נדרשת כאן החלטה של העמותה.',
  refusedSubject: (event) => `לא נמסרה: ${isolate(event)}`,
  mailRefused: (event) =>
    `לא ניתן היה למסור הודעה על הרשמה אל ״${isolate(event)}״, והיא לא תישלח שוב. מומלץ לעדכן בדרך אחרת.`,
  serviceRefused: (event) =>
    `מערכת העמותה לא קיבלה הרשמה אל ״${isolate(event)}״, אף שכתובת הדוא״ל אושרה. נשלחה על כך הודעה לנרשם. ההרשמה תימחק בתוך 24 שעות אם לא תתקבל עד אז.`,
  settings: 'תדירות ההודעות האלה נקבעת בהגדרות העמותה.',
};
