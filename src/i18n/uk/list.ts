import type { FilterWords, ListWords } from '../messages.js';
import { common, forms } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Заходи завантажуються…',
  missing: 'Таких заходів немає або вже немає. Запитайте в клубі про календар.',
  unavailable: 'Зараз не вдається показати заходи.',
  busy: 'Зараз тут багато людей. Спробуйте ще раз згодом.',
  elsewhere: 'Відкрити заходи на окремій сторінці',

  events: 'Заходи',
  noEvents: 'Зараз заходів немає.',
  noResults: 'Таких заходів немає.',
  showMore: 'Показати ще',

  isOpen: 'Реєстрацію відкрито',
  fewLeft: (count) => `Залишилося ${forms(count, 'місце', 'місця', 'місць')}`,
  isFull: 'Місць немає',
  hasWaitingList: 'Список очікування',
  opensOn: (when) => (when ? `Початок реєстрації: ${when}` : 'Реєстрацію ще не відкрито'),
  isClosed: 'Реєстрацію закрито',
  isOver: 'Уже минув',

  priceFrom: (amount) => `від ${amount}`,
  isFree: 'Безкоштовно',
  map: 'Мапа',

  register: 'Записатися',
  details: 'Докладніше',
  back: 'Усі заходи',

  subscribe: 'Підписатися на календар',
};

export const filters: FilterWords = {
  resultCount: (count) => forms(count, 'захід', 'заходи', 'заходів'),
  shownOf: (visible, count) => `Показано: ${visible} з ${count}`,
  filter: 'Фільтр заходів',
  search: 'Пошук',
  time: 'Коли',
  upcoming: 'Наступні',
  past: 'Минулі',
  anyTime: 'Усі',
  from: 'Від',
  to: 'До',
  place: 'Де',
  anywhere: 'Усюди',
  onlyOpen: 'Лише з відкритою реєстрацією',
  showAll: 'Показати всі',
  view: 'Вигляд',
  asList: 'Список',
  asCards: 'Картки',
  asMonth: 'Місяць',
  previousMonth: 'Попередній місяць',
  nextMonth: 'Наступний місяць',
  thisMonth: 'Цей місяць',
  furtherOnDay: (count) => `Ще ${count}`,
};
