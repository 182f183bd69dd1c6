import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Banka dosyası',
  help: (max) => `CAMT.053 ya da Sparkasse, DKB veya ING bankalarının CSV dosyası, en çok ${max}. Dosya saklanmaz.`,
  otherAccount: 'Bu dosya, derneğin e-postalarındaki hesaptan başka bir hesaba ait.',
  matched: 'Ücretiyle eşleşen ödemeler',
  unmatched: 'Açık bir ücretle eşleşmeyen ödemeler',
  payer: 'Ödeyen',
  day: 'İşlem tarihi',
  reason: 'Neden',
  reasons: {
    no_reference: 'Açıklamada referans yok',
    unknown_reference: 'Referans bu listelerdeki hiçbir ücrete ait değil',
    other_amount: 'Borçtan farklı tutar',
    other_currency: 'Avro değil',
    already_paid: 'Zaten ödendi',
    already_booked: 'Bu ödeme daha önce bir ücreti kapattı',
  },
  debits: (count) => `Giden ödemeler, gösterilmiyor: ${count}`,
  none: 'Bu dosyada gelen ödeme yok.',
  tooLarge: (max) => `Dosya şu boyuttan büyük: ${max}. Daha kısa bir dönem dosyayı küçültür.`,
  empty: 'Dosya boş.',
  otherFormat:
    'Bu, okunabilen bir banka dosyası değil: CAMT.053 ya da Sparkasse, DKB veya ING bankalarının CSV dosyası.',
  unreadable: 'Dosya bozuk ya da eksik. Lütfen bankadan yeniden indirin.',
};
