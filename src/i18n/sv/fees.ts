import type { FeeWords } from '../messages.js';

export const fees: FeeWords = {
  price: 'Pris',
  extra: 'Tillägg',
  siblings: 'Syskonrabatt',
  total: 'Summa',
  howToPay: 'Så betalar du',
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
