import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'מחיר',
  base: 'מחיר בסיס',
  extra: 'תוספת תשלום',
  siblings: 'הנחת אחים',
  total: 'סך הכול',
  howToPay: 'איך משלמים',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'אין עדיין מה לשלם.',
  recipient: 'שם המוטב',
  reference: 'מטרת ההעברה',
  copy: 'העתקה',
  copied: 'הועתק',
  qrCode: 'קוד QR לאפליקציות בנק',
  openSince: (day) => `לא שולם מאז ⁨${day}⁩`,
  dueOn: (day) => `לתשלום עד ⁨${day}⁩`,
  wasDueOn: (day) => `מועד התשלום חלף ב־⁨${day}⁩`,
  paidOn: (day) => `שולם ב־⁨${day}⁩`,
};
