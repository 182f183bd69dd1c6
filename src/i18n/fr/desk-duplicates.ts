import type { DeskDuplicatesWords } from '../desk-screen-messages.js';

export const deskDuplicates: DeskDuplicatesWords = {
  help: 'Ces inscriptions concernent peut-être la même personne. La fusion en garde une, avec les réponses choisies ici.',
  none: 'Personne ne semble figurer deux fois dans cette liste.',
  shared: { birthdate: 'Même nom, même date de naissance', email: 'Même nom, même adresse e-mail' },
  keep: 'Quelle inscription reste\u202f?',
  mustKeep: 'Seule celle-ci peut rester\u202f: elle a une place, ou un paiement a été reçu.',
  bothPaid:
    'Un paiement a été reçu pour les deux, elles ne peuvent donc pas être fusionnées. Remboursez-en une, puis annulez-la.',
  differing: 'Réponses différentes\u202f: lesquelles restent\u202f?',
  same: 'Réponses identiques',
  fixed: 'Un consentement reste tel que la personne l’a donné.',
  merge: 'Fusionner',
  ask: (name) =>
    `Fusionner les deux inscriptions de ${name}\u202f? L’autre est supprimée et sa place se libère. Aucun e-mail n’est envoyé, sauf si le prix change.`,
  twoPersons: 'Deux personnes différentes',
  merged: (name) => `Les inscriptions de ${name} sont fusionnées.`,
  distinct: (name) => `Noté\u202f: il y a deux personnes nommées ${name}.`,
};
