import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Зареєстровано',
  changed_at: 'Змінено',
  family: 'Зареєстровані разом',
  state: 'Стан',
  external_id: 'Власний ідентифікатор',
  membership_number: 'Номер члена',
};
