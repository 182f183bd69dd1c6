import type { FilterWords, ListWords } from '../messages.js';
import { common } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Die Termine werden geladen …',
  missing: 'Diese Termine gibt es nicht oder nicht mehr. Bitte beim Verein nach dem Kalender fragen.',
  unavailable: 'Die Termine können gerade nicht angezeigt werden.',
  busy: 'Gerade sehen sich viele gleichzeitig die Termine an. Bitte gleich noch einmal versuchen.',
  elsewhere: 'Termine auf einer eigenen Seite öffnen',

  events: 'Termine',
  noEvents: 'Zurzeit stehen keine Termine an.',
  noResults: 'Keine passenden Termine gefunden.',
  showMore: 'Mehr anzeigen',

  isOpen: 'Anmeldung offen',
  fewLeft: (count) => (count === 1 ? 'Noch ein Platz' : `Noch ${count} Plätze`),
  isFull: 'Ausgebucht',
  hasWaitingList: 'Warteliste',
  opensOn: (when) => (when ? `Anmeldung ab ${when}` : 'Anmeldung noch nicht offen'),
  isClosed: 'Anmeldung geschlossen',
  isOver: 'Vorbei',

  priceFrom: (amount) => `ab ${amount}`,
  isFree: 'Kostenlos',
  map: 'Karte',

  register: 'Anmelden',
  details: 'Mehr erfahren',
  back: 'Alle Termine',

  subscribe: 'Kalender abonnieren',
};

export const filters: FilterWords = {
  resultCount: (count) => (count === 1 ? 'Ein Termin' : `${count} Termine`),
  shownOf: (visible, count) => `Angezeigt: ${visible} von ${count}`,
  filter: 'Termine filtern',
  search: 'Suche',
  time: 'Wann',
  upcoming: 'Kommende',
  past: 'Vergangene',
  anyTime: 'Alle',
  from: 'Von',
  to: 'Bis',
  place: 'Ort',
  anywhere: 'Alle Orte',
  onlyOpen: 'Nur mit offener Anmeldung',
  showAll: 'Alle anzeigen',
  view: 'Ansicht',
  asList: 'Liste',
  asCards: 'Kacheln',
  asMonth: 'Monat',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  thisMonth: 'Dieser Monat',
  furtherOnDay: (count) => `${count} ${count === 1 ? 'weiterer' : 'weitere'}`,
};
