import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Cela prend plus de temps que d’habitude. Veuillez rester sur cette page.',
  offline: 'Le serveur est injoignable. Veuillez vérifier la connexion à Internet.',
  too_slow: 'Le serveur met trop de temps à répondre.',
  invalid_response: 'Autre chose répond à la place du serveur, peut-être la page de connexion d’un réseau Wi-Fi.',
  retry: 'Réessayer',
  joinWaitingList: 'Aller à la liste d’attente',
  newTab: '(s’ouvre dans un nouvel onglet)',
  close: 'Fermer',
  addToCalendar: 'Ajouter à l’agenda',
};
