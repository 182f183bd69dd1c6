import type { FeeWords } from '../messages.js';

export const fees: FeeWords = {
  price: 'Pris',
  extra: 'Tillæg',
  siblings: 'Søskenderabat',
  total: 'I alt',
  howToPay: 'Sådan betaler man',
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
