import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'תאריך ההרשמה',
  changed_at: 'תאריך השינוי',
  family: 'נרשמו יחד',
  state: 'מצב',
  external_id: 'מזהה משלכם',
  membership_number: 'מספר חבר',
};
