import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Aktiviteterna laddas …',
  missing: 'Aktiviteterna finns inte, eller finns inte längre. Fråga föreningen efter kalendern.',
  unavailable: 'Aktiviteterna kan inte visas just nu.',
  busy: 'Många tittar på aktiviteterna just nu. Försök igen om en liten stund.',
  elsewhere: 'Öppna aktiviteterna på en egen sida',

  events: 'Aktiviteter',
  noEvents: 'Just nu finns inga planerade aktiviteter.',
  noResults: 'Inga aktiviteter matchar sökningen.',
  showMore: 'Visa fler',

  isOpen: 'Anmälan öppen',
  fewLeft: (count) => (count === 1 ? 'En plats kvar' : `${count} platser kvar`),
  isFull: 'Fullbokad',
  hasWaitingList: 'Väntelista',
  opensOn: (when) => (when ? `Anmälan öppnar ${when}` : 'Anmälan inte öppen än'),
  isClosed: 'Anmälan stängd',
  isOver: 'Avslutad',

  priceFrom: (amount) => `från ${amount}`,
  isFree: 'Gratis',
  map: 'Karta',

  register: 'Anmälan',
  details: 'Läs mer',
  back: 'Alla aktiviteter',

  subscribe: 'Prenumerera på kalendern',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'En aktivitet' : `${count} aktiviteter`),
  shownOf: (visible, count) => `Visas: ${visible} av ${count}`,
  filter: 'Filtrera aktiviteter',
  search: 'Sök',
  time: 'När',
  upcoming: 'Kommande',
  past: 'Tidigare',
  anyTime: 'Alla',
  from: 'Från',
  to: 'Till',
  place: 'Var',
  anywhere: 'Överallt',
  onlyOpen: 'Bara med öppen anmälan',
  showAll: 'Visa alla',
  view: 'Vy',
  asList: 'Lista',
  asCards: 'Kort',
  asMonth: 'Månad',
  previousMonth: 'Föregående månad',
  nextMonth: 'Nästa månad',
  thisMonth: 'Den här månaden',
  furtherOnDay: (count) => `${count} till`,
};
