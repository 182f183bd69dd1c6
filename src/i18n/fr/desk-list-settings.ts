import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Inscriptions et places',
  openUntil: (moment) => `Les inscriptions sont ouvertes jusqu’au ${moment}.`,
  opensAt: (moment) => `Les inscriptions ouvrent le ${moment}.`,
  closedByFile: (moment) =>
    `Les inscriptions ont pris fin le ${moment}, comme l’indique le fichier de réglages du club.`,
  closedHere: (moment) =>
    `Les inscriptions ont été fermées ici le ${moment} et le restent jusqu’à leur réouverture ici.`,
  hidden: 'Cet événement n’est pas visible : le fichier de réglages du club le masque.',
  close: 'Fermer les inscriptions',
  open: 'Ouvrir les inscriptions',
  nowClosed: 'Les inscriptions sont maintenant fermées.',
  nowOpen: 'Les inscriptions sont rouvertes, selon le fichier de réglages du club.',
  placesLabel: 'Nombre de places',
  placesHelp: 'Laisser vide pour ne pas limiter. Les places libres vont d’abord à la liste d’attente.',
  taken: (count) => `Attribuées ou proposées : ${count}.`,
  fileSays: (count) => `Modifié ici. Le fichier de réglages du club indique ${count}.`,
  fileUnlimited: 'Modifié ici. Le fichier de réglages du club ne fixe aucune limite.',
  savePlaces: 'Enregistrer les places',
  placesSaved: 'Le nombre de places a été modifié.',
  invalid: (max) => `Indiquer un nombre entier de 1 à ${max}, ou laisser vide.`,
  fewerThanTaken: (taken, places) =>
    `${taken} places sont déjà attribuées ou proposées. Passer quand même à ${places} ? Personne ne perd sa place, mais aucune nouvelle n’est donnée tant qu’il n’y en a pas moins d’attribuées.`,
};
