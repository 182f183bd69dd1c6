import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Inscription',
  changed_at: 'Modification',
  family: 'Inscrits ensemble',
  state: 'État',
  external_id: 'Votre identifiant',
  membership_number: 'Numéro de membre',
  cancelled: 'Annulé',
  consent_given_at: 'consentement donné le',
  consent_withdrawn_at: 'consentement retiré le',
  consent_text: 'texte du consentement',
  consent_texts: 'Textes des consentements',
  fees_open: 'Montant dû en EUR',
  fees_due_at: 'À payer avant le',
  fees_paid: 'Montant payé en EUR',
  fees_paid_at: 'Payé le',
  fees_reference: 'Référence de paiement',
  persons: 'Personnes',
};
