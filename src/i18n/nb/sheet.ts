import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Påmeldt',
  changed_at: 'Endret',
  family: 'Påmeldt sammen',
  state: 'Status',
  external_id: 'Egen id',
  membership_number: 'Medlemsnummer',
  cancelled: 'Avbestilt',
  consent_given_at: 'samtykke gitt',
  consent_withdrawn_at: 'samtykke trukket tilbake',
  consent_text: 'samtykkets tekst',
  consent_texts: 'Samtykketekster',
  fees_open: 'Utestående beløp i EUR',
  fees_due_at: 'Forfaller',
  fees_paid: 'Betalt beløp i EUR',
  fees_paid_at: 'Betalt den',
  fees_reference: 'Betalingsreferanse',
  persons: 'Personer',
};
