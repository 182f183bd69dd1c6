import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Tilmeldt',
  changed_at: 'Ændret',
  family: 'Tilmeldt sammen',
  state: 'Status',
  external_id: 'Eget id',
  membership_number: 'Medlemsnummer',
  cancelled: 'Aflyst',
  consent_given_at: 'samtykke givet',
  consent_withdrawn_at: 'samtykke trukket tilbage',
  consent_text: 'samtykkets tekst',
  consent_texts: 'Samtykketekster',
  fees_open: 'Skyldigt beløb i EUR',
  fees_due_at: 'Forfalder',
  fees_paid: 'Betalt beløb i EUR',
  fees_paid_at: 'Betalt den',
  fees_reference: 'Betalingsreference',
  persons: 'Personer',
};
