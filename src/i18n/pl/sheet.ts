import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Zgłoszono',
  changed_at: 'Zmieniono',
  family: 'Zgłoszeni razem',
  state: 'Stan',
  external_id: 'Własny identyfikator',
  membership_number: 'Numer członkowski',
};
