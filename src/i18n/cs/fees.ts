import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Cena',
  base: 'Základní cena',
  extra: 'Příplatek',
  siblings: 'Sleva pro sourozence',
  total: 'Celkem',
  howToPay: 'Jak zaplatit',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Zatím není co platit.',
  recipient: 'Příjemce',
  // the number that banks ask for holds digits only
  reference: 'Zpráva pro příjemce',
  copy: 'Kopírovat',
  copied: 'Zkopírováno',
  qrCode: 'QR kód pro bankovní aplikace',
  openSince: (day) => `Nezaplaceno od ${day}`,
  dueOn: (day) => `Splatné do ${day}`,
  wasDueOn: (day) => `Bylo splatné do ${day}`,
  paidOn: (day) => `Zaplaceno ${day}`,
};
