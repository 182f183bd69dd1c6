import { isolate } from './common.js';
import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'נותר לאשר את כתובת הדוא״ל',
  confirmSent: (address) =>
    `הודעה בדרך אל ${isolate(address)}. ההרשמה תיכנס לתוקף לאחר אישור בלחצן שבהודעה, בתוך 24 שעות. לאחר מכן היא תימחק.`,
  sendMailAgain: 'לשלוח את ההודעה שוב',
  mailSentAgain: 'אם הכתובת עדיין לא אושרה, ההודעה שוב בדרך. ייתכן שהיא תגיע לתיקיית הספאם.',
};
