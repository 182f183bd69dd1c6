import type { SheetWords } from '../server-messages.js';

export const sheet: SheetWords = {
  created_at: 'Inscription',
  changed_at: 'Modification',
  family: 'Inscrits ensemble',
  state: 'État',
  external_id: 'Votre identifiant',
  membership_number: 'Numéro de membre',
};
