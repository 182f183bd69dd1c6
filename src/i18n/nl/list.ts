import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'De activiteiten worden geladen…',
  missing: 'Deze activiteiten bestaan niet of niet meer. Vraag bij de vereniging naar de agenda.',
  unavailable: 'De activiteiten kunnen nu niet worden getoond.',
  busy: 'Veel mensen bekijken nu tegelijk de activiteiten. Probeer het zo nog eens.',
  elsewhere: 'Activiteiten op een aparte pagina openen',

  events: 'Activiteiten',
  noEvents: 'Er zijn nu geen activiteiten gepland.',
  noResults: 'Geen passende activiteiten gevonden.',
  showMore: 'Meer tonen',

  isOpen: 'Aanmelden kan',
  fewLeft: (count) => (count === 1 ? 'Nog één plaats' : `Nog ${count} plaatsen`),
  isFull: 'Vol',
  hasWaitingList: 'Wachtlijst',
  opensOn: (when) => (when ? `Aanmelden vanaf ${when}` : 'Aanmelden kan nog niet'),
  isClosed: 'Aanmelding gesloten',
  isOver: 'Afgelopen',

  priceFrom: (amount) => `vanaf ${amount}`,
  isFree: 'Gratis',
  map: 'Kaart',

  register: 'Aanmelden',
  details: 'Meer info',
  back: 'Alle activiteiten',

  subscribe: 'Abonneren op de agenda',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Eén activiteit' : `${count} activiteiten`),
  shownOf: (visible, count) => `Getoond: ${visible} van ${count}`,
  filter: 'Activiteiten filteren',
  search: 'Zoeken',
  time: 'Wanneer',
  upcoming: 'Komende',
  past: 'Afgelopen',
  anyTime: 'Alle',
  from: 'Vanaf',
  to: 'Tot en met',
  place: 'Locatie',
  anywhere: 'Alle locaties',
  onlyOpen: 'Alleen met open aanmelding',
  showAll: 'Alles tonen',
  view: 'Weergave',
  asList: 'Lijst',
  asCards: 'Tegels',
  asMonth: 'Maand',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  thisMonth: 'Deze maand',
  furtherOnDay: (count) => `Nog ${count}`,
};
