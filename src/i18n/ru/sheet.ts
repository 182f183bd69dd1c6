import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Дата регистрации',
  changed_at: 'Дата изменения',
  family: 'Зарегистрированы вместе',
  state: 'Статус',
  external_id: 'Собственный идентификатор',
  membership_number: 'Номер члена',
};
