import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Arrangementerne indlæses …',
  missing: 'Arrangementerne findes ikke, eller de findes ikke længere. Spørg foreningen efter kalenderen.',
  unavailable: 'Arrangementerne kan ikke vises lige nu.',
  busy: 'Mange kigger på arrangementerne lige nu. Prøv igen om et øjeblik.',
  elsewhere: 'Åbn arrangementerne på en side for sig',

  events: 'Arrangementer',
  noEvents: 'Der er ikke planlagt nogen arrangementer lige nu.',
  noResults: 'Ingen arrangementer passer til søgningen.',
  showMore: 'Vis flere',

  isOpen: 'Tilmelding åben',
  fewLeft: (count) => (count === 1 ? 'Én plads tilbage' : `${count} pladser tilbage`),
  isFull: 'Fuldtegnet',
  hasWaitingList: 'Venteliste',
  opensOn: (when) => (when ? `Tilmelding åbner ${when}` : 'Tilmelding ikke åbnet endnu'),
  isClosed: 'Tilmelding lukket',
  isOver: 'Afholdt',

  priceFrom: (amount) => `fra ${amount}`,
  isFree: 'Gratis',
  map: 'Kort',

  register: 'Tilmelding',
  details: 'Læs mere',
  back: 'Alle arrangementer',

  subscribe: 'Abonnér på kalenderen',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Ét arrangement' : `${count} arrangementer`),
  shownOf: (visible, count) => `Vist: ${visible} af ${count}`,
  filter: 'Filtrér arrangementer',
  search: 'Søg',
  time: 'Hvornår',
  upcoming: 'Kommende',
  past: 'Tidligere',
  anyTime: 'Alle',
  from: 'Fra',
  to: 'Til',
  place: 'Sted',
  anywhere: 'Alle steder',
  onlyOpen: 'Kun med åben tilmelding',
  showAll: 'Vis alle',
  view: 'Visning',
  asList: 'Liste',
  asCards: 'Fliser',
  asMonth: 'Måned',
  previousMonth: 'Forrige måned',
  nextMonth: 'Næste måned',
  thisMonth: 'Denne måned',
  furtherOnDay: (count) => `${count} ${count === 1 ? 'mere' : 'flere'}`,
};
