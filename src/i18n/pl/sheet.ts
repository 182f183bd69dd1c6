import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Zgłoszono',
  changed_at: 'Zmieniono',
  family: 'Zgłoszeni razem',
  state: 'Stan',
  external_id: 'Własny identyfikator',
  membership_number: 'Numer członkowski',
  cancelled: 'Anulowano',
  consent_given_at: 'zgoda udzielona',
  consent_withdrawn_at: 'zgoda wycofana',
  consent_text: 'treść zgody',
  consent_texts: 'Treści zgód',
  fees_open: 'Do zapłaty, EUR',
  fees_due_at: 'Zapłacić do',
  fees_paid: 'Zapłacono, EUR',
  fees_paid_at: 'Data zapłaty',
  fees_reference: 'Tytuł przelewu',
  persons: 'Osoby',
};
