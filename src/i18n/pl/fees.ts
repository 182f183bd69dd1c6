import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Cena',
  base: 'Cena podstawowa',
  extra: 'Dopłata',
  siblings: 'Zniżka dla rodzeństwa',
  total: 'Razem',
  howToPay: 'Jak zapłacić',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Na razie nie ma nic do zapłacenia.',
  recipient: 'Odbiorca',
  reference: 'Tytuł przelewu',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  qrCode: 'Kod QR dla aplikacji bankowych',
  openSince: (day) => `Nieopłacone od ${day}`,
  dueOn: (day) => `Płatne do ${day}`,
  wasDueOn: (day) => `Należało zapłacić do ${day}`,
  paidOn: (day) => `Opłacone ${day}`,
};
