import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Påmeldt',
  changed_at: 'Endret',
  family: 'Påmeldt sammen',
  state: 'Status',
  external_id: 'Egen id',
  membership_number: 'Medlemsnummer',
};
