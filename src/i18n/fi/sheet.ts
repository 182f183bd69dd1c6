import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Ilmoittautunut',
  changed_at: 'Muutettu',
  family: 'Ilmoitettu yhdessä',
  state: 'Tila',
  external_id: 'Oma tunniste',
  membership_number: 'Jäsennumero',
  cancelled: 'Peruttu',
  consent_given_at: 'suostumus annettu',
  consent_withdrawn_at: 'suostumus peruttu',
  consent_text: 'suostumuksen teksti',
  consent_texts: 'Suostumustekstit',
  fees_open: 'Avoin summa, EUR',
  fees_due_at: 'Eräpäivä',
  fees_paid: 'Maksettu summa, EUR',
  fees_paid_at: 'Maksettu',
  fees_reference: 'Maksun viite',
  persons: 'Henkilöt',
};
