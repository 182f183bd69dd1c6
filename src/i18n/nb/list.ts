import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Arrangementene lastes inn …',
  missing: 'Arrangementene finnes ikke, eller finnes ikke lenger. Spør foreningen etter kalenderen.',
  unavailable: 'Arrangementene kan ikke vises akkurat nå.',
  busy: 'Mange ser på arrangementene akkurat nå. Prøv igjen om litt.',
  elsewhere: 'Åpne arrangementene på en egen side',

  events: 'Arrangementer',
  noEvents: 'Ingen arrangementer er planlagt akkurat nå.',
  noResults: 'Ingen arrangementer passer til søket.',
  showMore: 'Vis flere',

  isOpen: 'Påmelding åpen',
  fewLeft: (count) => (count === 1 ? 'Én plass igjen' : `${count} plasser igjen`),
  isFull: 'Fulltegnet',
  hasWaitingList: 'Venteliste',
  opensOn: (when) => (when ? `Påmelding åpner ${when}` : 'Påmelding ikke åpnet ennå'),
  isClosed: 'Påmelding stengt',
  isOver: 'Avsluttet',

  priceFrom: (amount) => `fra ${amount}`,
  isFree: 'Gratis',
  map: 'Kart',

  register: 'Påmelding',
  details: 'Les mer',
  back: 'Alle arrangementer',

  subscribe: 'Abonner på kalenderen',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Ett arrangement' : `${count} arrangementer`),
  shownOf: (visible, count) => `Vist: ${visible} av ${count}`,
  filter: 'Filtrer arrangementer',
  search: 'Søk',
  time: 'Når',
  upcoming: 'Kommende',
  past: 'Tidligere',
  anyTime: 'Alle',
  from: 'Fra',
  to: 'Til',
  place: 'Sted',
  anywhere: 'Alle steder',
  onlyOpen: 'Bare med åpen påmelding',
  showAll: 'Vis alle',
  view: 'Visning',
  asList: 'Liste',
  asCards: 'Kort',
  asMonth: 'Måned',
  previousMonth: 'Forrige måned',
  nextMonth: 'Neste måned',
  thisMonth: 'Denne måneden',
  furtherOnDay: (count) => `${count} til`,
};
