import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'Bundan sonra ne olacak',
  number: 'Numara',
  quoteNumber: 'Sorular için lütfen kayıt numarası belirtilsin.',
  payNow: 'Lütfen tutar havale edilsin. Gereken her şey yukarıda.',
  changeLater: 'Değişiklik veya iptal: kayıt e-postasındaki bağlantıdan ya da dernek üzerinden.',
  onWaitingList: 'Henüz kesin bir yer yok: kayıt bekleme listesinde. Yer açılırsa dernek haber verir.',
  clubReplies: 'Dernek haber verir. O zamana kadar yapılacak bir şey yok.',
};
