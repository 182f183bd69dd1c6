import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Pris',
  base: 'Grundpris',
  extra: 'Tillägg',
  siblings: 'Syskonrabatt',
  total: 'Summa',
  howToPay: 'Så betalar du',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Det finns inget att betala ännu.',
  recipient: 'Mottagare',
  reference: 'Betalningsreferens',
  copy: 'Kopiera',
  copied: 'Kopierat',
  qrCode: 'QR-kod för bankappar',
  openSince: (day) => `Obetald sedan ${day}`,
  dueOn: (day) => `Förfaller ${day}`,
  wasDueOn: (day) => `Förföll ${day}`,
  paidOn: (day) => `Betald ${day}`,
};
