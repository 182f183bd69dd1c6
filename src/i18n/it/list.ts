import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Caricamento degli eventi…',
  missing: 'Questi eventi non esistono o non esistono più. Chiedere all’associazione dove trovare il calendario.',
  unavailable: 'Al momento non è possibile mostrare gli eventi.',
  busy: 'In questo momento in molti stanno guardando gli eventi. Riprovare tra poco.',
  elsewhere: 'Apri gli eventi in una pagina a parte',

  events: 'Eventi',
  noEvents: 'Al momento non ci sono eventi in programma.',
  noResults: 'Nessun evento corrisponde alla ricerca.',
  showMore: 'Mostra altri',

  isOpen: 'Iscrizioni aperte',
  fewLeft: (count) => (count === 1 ? 'Ancora un posto' : `Ancora ${count} posti`),
  isFull: 'Posti esauriti',
  hasWaitingList: 'Lista d’attesa',
  opensOn: (when) => (when ? `Apertura iscrizioni: ${when}` : 'Iscrizioni non ancora aperte'),
  isClosed: 'Iscrizioni chiuse',
  isOver: 'Concluso',

  priceFrom: (amount) => `da ${amount}`,
  isFree: 'Gratuito',
  map: 'Mappa',

  register: 'Iscrizione',
  details: 'Dettagli',
  back: 'Tutti gli eventi',

  subscribe: 'Abbonati al calendario',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Un evento' : `${count} eventi`),
  shownOf: (visible, count) => `Mostrati: ${visible} su ${count}`,
  filter: 'Filtra gli eventi',
  search: 'Cerca',
  time: 'Quando',
  upcoming: 'In programma',
  past: 'Passati',
  anyTime: 'Tutti',
  from: 'Dal',
  to: 'Al',
  place: 'Luogo',
  anywhere: 'Tutti i luoghi',
  onlyOpen: 'Solo con iscrizioni aperte',
  showAll: 'Mostra tutti',
  view: 'Vista',
  asList: 'Elenco',
  asCards: 'Riquadri',
  asMonth: 'Mese',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  thisMonth: 'Questo mese',
  furtherOnDay: (count) => (count === 1 ? 'Un altro' : `Altri ${count}`),
};
