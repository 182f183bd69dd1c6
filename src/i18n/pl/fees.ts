import type { FeeWords } from '../messages.js';

export const fees: FeeWords = {
  price: 'Cena',
  extra: 'Dopłata',
  siblings: 'Zniżka dla rodzeństwa',
  total: 'Razem',
  howToPay: 'Jak zapłacić',
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
