import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Angemeldet',
  changed_at: 'Geändert',
  family: 'Gemeinsam angemeldet',
  state: 'Stand',
  external_id: 'Eigene Kennung',
  membership_number: 'Mitgliedsnummer',
};
