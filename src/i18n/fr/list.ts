import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Les événements se chargent…',
  missing:
    'Ces événements n’existent pas, ou n’existent plus. Veuillez demander à l’association où consulter son agenda.',
  unavailable: 'Les événements ne peuvent pas être affichés pour le moment.',
  busy: 'Beaucoup de personnes consultent l’agenda en ce moment. Veuillez réessayer dans un instant.',
  elsewhere: 'Ouvrir l’agenda sur une page à part',

  events: 'Événements',
  noEvents: 'Aucun événement n’est prévu pour le moment.',
  noResults: 'Aucun événement ne correspond à la recherche.',
  showMore: 'Afficher la suite',

  isOpen: 'Inscriptions ouvertes',
  fewLeft: (count) => (count === 1 ? 'Plus qu’une place' : `Plus que ${count} places`),
  isFull: 'Complet',
  hasWaitingList: 'Liste d’attente',
  opensOn: (when) => (when ? `Inscriptions à partir du ${when}` : 'Inscriptions à venir'),
  isClosed: 'Inscriptions closes',
  isOver: 'Terminé',

  priceFrom: (amount) => `à partir de ${amount}`,
  isFree: 'Gratuit',
  map: 'Carte',

  register: 'S’inscrire',
  details: 'En savoir plus',
  back: 'Tous les événements',

  subscribe: 'S’abonner à l’agenda',
};

export const filters: FilterWords = {
  resultCount: (count) => `${count} ${count < 2 ? 'événement' : 'événements'}`,
  shownOf: (visible, count) => `Affichés\u202f: ${visible} sur ${count}`,
  filter: 'Filtrer les événements',
  search: 'Recherche',
  time: 'Quand',
  upcoming: 'À venir',
  past: 'Passés',
  anyTime: 'Tous',
  from: 'Du',
  to: 'Au',
  place: 'Lieu',
  anywhere: 'Tous les lieux',
  onlyOpen: 'Inscriptions ouvertes uniquement',
  showAll: 'Tout afficher',
  view: 'Affichage',
  asList: 'Liste',
  asCards: 'Vignettes',
  asMonth: 'Mois',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  thisMonth: 'Ce mois-ci',
  furtherOnDay: (count) => `${count} ${count < 2 ? 'autre' : 'autres'}`,
};
