import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Iscrizione',
  changed_at: 'Modifica',
  family: 'Iscritti insieme',
  state: 'Stato',
  external_id: 'Identificativo proprio',
  membership_number: 'Numero di socio',
  cancelled: 'Annullata',
  consent_given_at: 'consenso dato il',
  consent_withdrawn_at: 'consenso revocato il',
  consent_text: 'testo del consenso',
  consent_texts: 'Testi dei consensi',
  fees_open: 'Importo da pagare in EUR',
  fees_due_at: 'Scadenza',
  fees_paid: 'Importo pagato in EUR',
  fees_paid_at: 'Pagato il',
  fees_reference: 'Causale',
  persons: 'Persone',
};
