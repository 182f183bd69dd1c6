import type { FeeWords, PriceWords } from '../messages.js';

export const price: PriceWords = {
  price: 'Ücret',
  base: 'Temel ücret',
  extra: 'Ek ücret',
  siblings: 'Kardeş indirimi',
  total: 'Toplam',
  howToPay: 'Nasıl ödenir?',
};

export const fees: FeeWords = {
  ...price,
  nothingToPay: 'Henüz ödenecek tutar yok.',
  recipient: 'Alıcı',
  reference: 'Ödeme açıklaması',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  qrCode: 'Bankacılık uygulamaları için QR kodu',
  openSince: (day) => `${day} tarihinden beri açık`,
  dueOn: (day) => `Son ödeme günü ${day}`,
  wasDueOn: (day) => `Son ödeme günü ${day} idi`,
  paidOn: (day) => `${day} tarihinde ödendi`,
};
