import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete:
    'Burada yalnızca bu sayfadan yapılan kayıtların ücretleri var. Derneğin hizmetinde başkaları da olabilir.',
  owedBack: 'Geri ödenecek',
  costUnit: 'Masraf yeri',
  noCostUnit: 'Masraf yeri yok',
  amount: 'Tutar',
  purpose: 'Ne için',
  reference: 'Ödeme açıklaması',
  due: 'Son ödeme',
  paidDay: 'Ödeme günü',
  selectAll: 'Gösterilenlerin tümünü seç',
  selected: (count, amount) => `Seçilen: ${count}, ${amount}`,
  clearSelection: 'Seçimi kaldır',
  markPaid: 'Ödendi olarak işaretle',
  markOpen: 'Yeniden ödenmedi olarak işaretle',
  markedPaid: (count, amount) => `Ödendi olarak işaretlenen: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Yeniden ödenecek: ${count}, ${amount}`,
  wrongDay: 'Gelecekte olmayan bir gün seçin.',
  noneOpen: 'Ödenecek ücret yok.',
  nonePaid: 'Henüz hiçbir ücret ödenmedi.',
  saveCsv: 'Kasa defteri için CSV olarak kaydet',
  importFile: 'Banka dosyasını içe aktar',
};
