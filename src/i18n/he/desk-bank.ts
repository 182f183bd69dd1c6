import type { DeskBankWords } from '../desk-screen-messages.js';
import { isolate } from './common.js';

export const deskBank: DeskBankWords = {
  file: 'קובץ מהבנק',
  help: (max) => `‏CAMT.053, או CSV של Sparkasse,‏ DKB או ING, עד ${isolate(max)}. הקובץ אינו נשמר.`,
  otherAccount: 'הקובץ שייך לחשבון אחר מזה שמופיע בהודעות של העמותה.',
  matched: 'תשלומים עם חיוב מתאים',
  unmatched: 'תשלומים בלי חיוב פתוח מתאים',
  payer: 'שולם על ידי',
  day: 'תאריך הרישום',
  reason: 'סיבה',
  reasons: {
    no_reference: 'אין אסמכתה בטקסט',
    unknown_reference: 'האסמכתה אינה של חיוב ברשימות אלה',
    other_amount: 'סכום שונה מהחוב',
    other_currency: 'לא באירו',
    already_paid: 'כבר שולם',
    already_booked: 'תשלום זה כבר כיסה חיוב',
  },
  debits: (count) => `תשלומים יוצאים, לא מוצגים: ${isolate(count)}`,
  none: 'אין בקובץ תשלומים נכנסים.',
  tooLarge: (max) => `הקובץ גדול מ־${isolate(max)}. תקופה קצרה יותר תקטין אותו.`,
  empty: 'הקובץ ריק.',
  otherFormat: 'זה אינו קובץ בנק שניתן לקרוא: CAMT.053, או CSV של Sparkasse,‏ DKB או ING.',
  unreadable: 'הקובץ פגום או חלקי. יש להוריד אותו מהבנק שוב.',
};
