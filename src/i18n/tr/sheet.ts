import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Kayıt tarihi',
  changed_at: 'Değişiklik tarihi',
  family: 'Birlikte kayıt',
  state: 'Durum',
  external_id: 'Kendi kimliği',
  membership_number: 'Üye numarası',
  cancelled: 'İptal edildi',
  consent_given_at: 'onay tarihi',
  consent_withdrawn_at: 'onayın geri alındığı tarih',
  consent_text: 'onay metni',
  consent_texts: 'Onay metinleri',
  fees_open: 'Açık tutar, EUR',
  fees_due_at: 'Son ödeme tarihi',
  fees_paid: 'Ödenen tutar, EUR',
  fees_paid_at: 'Ödeme tarihi',
  fees_reference: 'Ödeme referansı',
  persons: 'Kişiler',
};
