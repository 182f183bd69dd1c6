import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Fichier bancaire',
  help: (max) => `CAMT.053, ou CSV de Sparkasse, DKB ou ING, ${max} au plus. Le fichier n’est pas conservé.`,
  otherAccount: 'Ce fichier concerne un autre compte que celui des e-mails du club.',
  matched: 'Paiements avec leur cotisation',
  unmatched: 'Paiements sans cotisation due correspondante',
  payer: 'Payé par',
  day: 'Date d’écriture',
  reason: 'Motif',
  reasons: {
    no_reference: 'Aucune référence dans le texte',
    unknown_reference: 'Référence d’aucune cotisation de ces listes',
    other_amount: 'Montant différent de la somme due',
    other_currency: 'Pas en euros',
    already_paid: 'Déjà payé',
    already_booked: 'A déjà servi à payer',
  },
  debits: (count) => `Débits, non affichés : ${count}`,
  none: 'Ce fichier ne contient aucun paiement reçu.',
  tooLarge: (max) => `Le fichier dépasse ${max}. Une période plus courte le réduira.`,
  empty: 'Le fichier est vide.',
  otherFormat: 'Ce n’est pas un fichier bancaire lisible : CAMT.053, ou CSV de Sparkasse, DKB ou ING.',
  unreadable: 'Le fichier est endommagé ou incomplet. Merci de le télécharger à nouveau auprès de la banque.',
};
