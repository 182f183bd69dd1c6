import type { MailWords } from '../server-messages.js';
import { isolate } from './common.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `שלום ${isolate(name)},` : 'שלום,'),
  signInSubject: (organisation) => `קישור לכניסה: ${isolate(organisation)}`,
  signIn: (organisation) =>
    `זה הקישור לכניסה לאזור החברים של ${isolate(organisation)}, שבו אפשר לראות את הפרטים האישיים ולעדכן אותם:`,
  deskSignIn: (organisation) => `זה הקישור לכניסה לדף שבו מנהלים את ההרשמות של ${isolate(organisation)}:`,
  signInButton: 'כניסה',
  validUntil: (when) =>
    `הקישור בתוקף עד ${when}, ואפשר להשתמש בו ככל הצורך, אלא אם הושבת ביציאה. מי שהקישור בידיו יכול לראות את הפרטים ולשנות אותם: נא לא להעביר אותו הלאה.`,
  paste: 'אם ההודעה הזאת נקראת במכשיר אחר, אפשר להעתיק את הקישור לשדה שבדף שבו הוא התבקש.',
  codeIntro: 'אם הבקשה נשלחה ממכשיר אחר, אפשר להקליד שם את הקוד הזה, בדף שבו הוא התבקש:',
  codeNote:
    'הקוד תקף לפעם אחת ורק 10 דקות מרגע הבקשה. אחרי השימוש בו גם הקישור אינו תקף עוד. נא לא למסור את הקוד לאיש: העמותה לעולם לא מבקשת אותו.',
  notAsked: 'אם אף אחד לא ביקש את הקישור, אין צורך לעשות דבר: בלי ההודעה הזאת אף אחד לא יכול להיכנס.',
  emailChangedSubject: (organisation) => `שינוי כתובת הדוא״ל: ${isolate(organisation)}`,
  emailChanged: (organisation) =>
    `בפרטים השמורים אצל ${isolate(organisation)} יש עכשיו כתובת דוא״ל אחרת. מעכשיו ההודעות נשלחות לכתובת החדשה, וקישורי הכניסה שהגיעו לכתובת הזאת כבר אינם בתוקף.`,
  notYou: (contact) =>
    contact ? `אם זו טעות, נא לכתוב בהקדם אל ${isolate(contact)}.` : 'אם זו טעות, נא להודיע לעמותה בהקדם.',
  repeat: 'ייתכן שההודעה הזאת כבר הגיעה בעבר.',
  confirmSubject: (organisation) => `אישור כתובת הדוא״ל: ${isolate(organisation)}`,
  confirm: (organisation) =>
    `הכתובת הזאת נרשמה ככתובת דוא״ל חדשה של חבר/ה (${isolate(organisation)}). היא תיכנס לתוקף לאחר אישור כאן:`,
  confirmButton: 'אישור',
  confirmUntil: (when) => `הקישור פועל עד: ${when}.`,
  confirmNotYou: 'מי שאינו יודע על כך אינו צריך לעשות דבר: בלי הקישור הזה שום דבר לא ישתנה, ולא יגיעו הודעות נוספות.',
  requestedSubject: (organisation) => `נרשמה כתובת דוא״ל חדשה: ${isolate(organisation)}`,
  requested: (organisation) =>
    `נרשמה כתובת דוא״ל אחרת (${isolate(organisation)}). היא תיכנס לתוקף לאחר אישור בהודעה שנשלחת אליה. עד אז הכול נשאר כפי שהוא.`,
  undoIntro: 'אם זו טעות, הקישור הזה משאיר את הכתובת הישנה ומנתק את כל המכשירים:',
  undoButton: 'להשאיר את הכתובת הישנה',
  scanCode: 'יישומי בנקאות קוראים מהקוד הזה את הסכום, החשבון והאסמכתה.',
  stillToPay: 'נותר לשלם',
  feeReminderSubject: (organisation) => `תזכורת תשלום מ־${isolate(organisation)}`,
  feeReminder: (organisation) =>
    `הסכום הזה עדיין לא שולם ל־${isolate(organisation)}. אם שולם בינתיים, אפשר להתעלם מהודעה זו.`,
  movedFrom: (event) => `העמותה העבירה את ההרשמה הזאת לכאן מ״${isolate(event)}״. שם היא כבר אינה תקפה.`,
};
