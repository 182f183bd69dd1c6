import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Pris',
  base: 'Grundpris',
  extra: 'Tillæg',
  siblings: 'Søskenderabat',
  total: 'I alt',
  howToPay: 'Sådan betaler man',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Der er ikke noget at betale endnu.',
  recipient: 'Modtager',
  reference: 'Betalingsreference',
  copy: 'Kopiér',
  copied: 'Kopieret',
  qrCode: 'QR-kode til bankapps',
  openSince: (day) => `Ubetalt siden ${day}`,
  dueOn: (day) => `Forfalder ${day}`,
  wasDueOn: (day) => `Forfaldt ${day}`,
  paidOn: (day) => `Betalt ${day}`,
};
