import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Angemeldet',
  changed_at: 'Geändert',
  family: 'Gemeinsam angemeldet',
  state: 'Stand',
  external_id: 'Eigene Kennung',
  membership_number: 'Mitgliedsnummer',
  cancelled: 'Abgemeldet',
  consent_given_at: 'Einwilligung gegeben am',
  consent_withdrawn_at: 'Einwilligung widerrufen am',
  consent_text: 'Text der Einwilligung',
  consent_texts: 'Einwilligungstexte',
  fees_open: 'Offener Betrag in EUR',
  fees_due_at: 'Fällig am',
  fees_paid: 'Bezahlter Betrag in EUR',
  fees_paid_at: 'Bezahlt am',
  fees_reference: 'Verwendungszweck',
  persons: 'Personen',
};
