import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Pris',
  base: 'Grunnpris',
  extra: 'Tillegg',
  siblings: 'Søskenrabatt',
  total: 'Sum',
  howToPay: 'Slik betaler du',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Det er ingenting å betale ennå.',
  recipient: 'Mottaker',
  reference: 'Betalingsreferanse',
  copy: 'Kopier',
  copied: 'Kopiert',
  qrCode: 'QR-kode for bankapper',
  openSince: (day) => `Ubetalt siden ${day}`,
  dueOn: (day) => `Forfaller ${day}`,
  wasDueOn: (day) => `Forfalt ${day}`,
  paidOn: (day) => `Betalt ${day}`,
};
