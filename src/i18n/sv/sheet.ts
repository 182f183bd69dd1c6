import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Anmäld',
  changed_at: 'Ändrad',
  family: 'Anmälda tillsammans',
  state: 'Status',
  external_id: 'Eget id',
  membership_number: 'Medlemsnummer',
};
