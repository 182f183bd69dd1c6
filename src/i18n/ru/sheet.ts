import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Дата регистрации',
  changed_at: 'Дата изменения',
  family: 'Зарегистрированы вместе',
  state: 'Статус',
  external_id: 'Собственный идентификатор',
  membership_number: 'Номер члена',
  cancelled: 'Отменено',
  consent_given_at: 'согласие дано',
  consent_withdrawn_at: 'согласие отозвано',
  consent_text: 'текст согласия',
  consent_texts: 'Тексты согласий',
  fees_open: 'К оплате, евро',
  fees_due_at: 'Оплатить до',
  fees_paid: 'Оплачено, евро',
  fees_paid_at: 'Дата оплаты',
  fees_reference: 'Назначение платежа',
  persons: 'Участники',
};
