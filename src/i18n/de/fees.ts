import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Preis',
  base: 'Grundpreis',
  extra: 'Zuschlag',
  siblings: 'Geschwisterermäßigung',
  total: 'Summe',
  howToPay: 'Zahlung per Überweisung',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Noch ist nichts zu bezahlen.',
  recipient: 'Empfänger',
  reference: 'Verwendungszweck',
  copy: 'Kopieren',
  copied: 'Kopiert',
  qrCode: 'QR-Code für Banking-Apps',
  openSince: (day) => `Offen seit ${day}`,
  dueOn: (day) => `Fällig am ${day}`,
  wasDueOn: (day) => `War fällig am ${day}`,
  paidOn: (day) => `Bezahlt am ${day}`,
};
