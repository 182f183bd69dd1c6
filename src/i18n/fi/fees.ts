import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Hinta',
  base: 'Perushinta',
  extra: 'Lisämaksu',
  siblings: 'Sisaralennus',
  total: 'Yhteensä',
  howToPay: 'Näin maksat',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Vielä ei ole mitään maksettavaa.',
  recipient: 'Saaja',
  reference: 'Viite',
  copy: 'Kopioi',
  copied: 'Kopioitu',
  qrCode: 'QR-koodi pankkisovelluksille',
  openSince: (day) => `Avoinna ${day} alkaen`,
  dueOn: (day) => `Eräpäivä ${day}`,
  wasDueOn: (day) => `Eräpäivä oli ${day}`,
  paidOn: (day) => `Maksettu ${day}`,
};
