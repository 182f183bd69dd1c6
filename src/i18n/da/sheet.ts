import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Tilmeldt',
  changed_at: 'Ændret',
  family: 'Tilmeldt sammen',
  state: 'Status',
  external_id: 'Eget id',
  membership_number: 'Medlemsnummer',
};
