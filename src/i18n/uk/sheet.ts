import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Зареєстровано',
  changed_at: 'Змінено',
  family: 'Зареєстровані разом',
  state: 'Стан',
  external_id: 'Власний ідентифікатор',
  membership_number: 'Номер члена',
  cancelled: 'Скасовано',
  consent_given_at: 'згоду надано',
  consent_withdrawn_at: 'згоду відкликано',
  consent_text: 'текст згоди',
  consent_texts: 'Тексти згод',
  fees_open: 'До сплати, євро',
  fees_due_at: 'Сплатити до',
  fees_paid: 'Сплачено, євро',
  fees_paid_at: 'Дата оплати',
  fees_reference: 'Призначення платежу',
  persons: 'Особи',
};
