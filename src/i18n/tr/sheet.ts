import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Kayıt tarihi',
  changed_at: 'Değişiklik tarihi',
  family: 'Birlikte kayıt',
  state: 'Durum',
  external_id: 'Kendi kimliği',
  membership_number: 'Üye numarası',
};
