import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Iscrizione',
  changed_at: 'Modifica',
  family: 'Iscritti insieme',
  state: 'Stato',
  external_id: 'Identificativo proprio',
  membership_number: 'Numero di socio',
};
