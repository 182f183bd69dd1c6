import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Aangemeld',
  changed_at: 'Gewijzigd',
  family: 'Samen aangemeld',
  state: 'Status',
  external_id: 'Eigen kenmerk',
  membership_number: 'Lidnummer',
  cancelled: 'Geannuleerd',
  consent_given_at: 'toestemming gegeven op',
  consent_withdrawn_at: 'toestemming ingetrokken op',
  consent_text: 'tekst van de toestemming',
  consent_texts: 'Toestemmingsteksten',
  fees_open: 'Openstaand bedrag in EUR',
  fees_due_at: 'Te betalen voor',
  fees_paid: 'Betaald bedrag in EUR',
  fees_paid_at: 'Betaald op',
  fees_reference: 'Betalingskenmerk',
  persons: 'Personen',
};
