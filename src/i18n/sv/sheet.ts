import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Anmäld',
  changed_at: 'Ändrad',
  family: 'Anmälda tillsammans',
  state: 'Status',
  external_id: 'Eget id',
  membership_number: 'Medlemsnummer',
  cancelled: 'Avbokad',
  consent_given_at: 'samtycke lämnat',
  consent_withdrawn_at: 'samtycke återkallat',
  consent_text: 'samtyckets text',
  consent_texts: 'Samtyckestexter',
  fees_open: 'Obetalt belopp i EUR',
  fees_due_at: 'Förfaller',
  fees_paid: 'Betalt belopp i EUR',
  fees_paid_at: 'Betalt den',
  fees_reference: 'Betalningsreferens',
  persons: 'Personer',
};
