import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Prijs',
  base: 'Basisprijs',
  extra: 'Toeslag',
  siblings: 'Korting voor broers en zussen',
  total: 'Totaal',
  howToPay: 'Betalen per overschrijving',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Er hoeft nog niets betaald te worden.',
  recipient: 'Ontvanger',
  reference: 'Betalingskenmerk',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  qrCode: 'QR-code voor bank-apps',
  openSince: (day) => `Open sinds ${day}`,
  dueOn: (day) => `Te betalen voor ${day}`,
  wasDueOn: (day) => `Had betaald moeten zijn voor ${day}`,
  paidOn: (day) => `Betaald op ${day}`,
};
