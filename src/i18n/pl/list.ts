import type { FilterWords, ListWords } from '../messages.js';
import { common, forms } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Wczytywanie wydarzeń…',
  missing: 'Tych wydarzeń nie ma albo już ich nie ma. Proszę zapytać w klubie o kalendarz.',
  unavailable: 'W tej chwili nie można wyświetlić wydarzeń.',
  busy: 'W tej chwili wydarzenia przegląda wiele osób. Proszę za chwilę spróbować ponownie.',
  elsewhere: 'Otwórz wydarzenia na osobnej stronie',

  events: 'Wydarzenia',
  noEvents: 'Obecnie nie ma zaplanowanych wydarzeń.',
  noResults: 'Brak pasujących wydarzeń.',
  showMore: 'Pokaż więcej',

  isOpen: 'Zapisy otwarte',
  fewLeft: (count) => forms(count, 'Zostało jedno miejsce', `Zostały ${count} miejsca`, `Zostało ${count} miejsc`),
  isFull: 'Brak miejsc',
  hasWaitingList: 'Lista rezerwowa',
  opensOn: (when) => (when ? `Początek zapisów: ${when}` : 'Zapisy jeszcze zamknięte'),
  isClosed: 'Zapisy zakończone',
  isOver: 'Już się odbyło',

  priceFrom: (amount) => `od ${amount}`,
  isFree: 'Bezpłatnie',
  map: 'Mapa',

  register: 'Zapisz się',
  details: 'Szczegóły',
  back: 'Wszystkie wydarzenia',

  subscribe: 'Subskrybuj kalendarz',
};

export const filters: FilterWords = {
  resultCount: (count) => `${count} ${forms(count, 'wydarzenie', 'wydarzenia', 'wydarzeń')}`,
  shownOf: (visible, count) => `Wyświetlono: ${visible} z ${count}`,
  filter: 'Filtruj wydarzenia',
  search: 'Szukaj',
  time: 'Kiedy',
  upcoming: 'Nadchodzące',
  past: 'Minione',
  anyTime: 'Wszystkie',
  from: 'Od',
  to: 'Do',
  place: 'Gdzie',
  anywhere: 'Wszędzie',
  onlyOpen: 'Tylko z otwartymi zapisami',
  showAll: 'Pokaż wszystkie',
  view: 'Widok',
  asList: 'Lista',
  asCards: 'Kafelki',
  asMonth: 'Miesiąc',
  previousMonth: 'Poprzedni miesiąc',
  nextMonth: 'Następny miesiąc',
  thisMonth: 'Bieżący miesiąc',
  furtherOnDay: (count) => `Jeszcze ${count}`,
};
