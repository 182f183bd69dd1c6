import type { FilterWords, ListWords } from '../messages.js';
import { common, forms } from './common.js';

export const list: ListWords = {
  ...common,
  loading: 'Мероприятия загружаются…',
  missing: 'Таких мероприятий нет или больше нет. Спросите в клубе, где найти календарь.',
  unavailable: 'Сейчас мероприятия показать не удаётся.',
  busy: 'Сейчас мероприятия смотрит много людей. Попробуйте ещё раз чуть позже.',
  elsewhere: 'Открыть мероприятия на отдельной странице',

  events: 'Мероприятия',
  noEvents: 'Пока мероприятий нет.',
  noResults: 'Подходящих мероприятий нет.',
  showMore: 'Показать ещё',

  isOpen: 'Регистрация открыта',
  fewLeft: (count) => `Осталось ${forms(count, 'место', 'места', 'мест')}`,
  isFull: 'Мест нет',
  hasWaitingList: 'Лист ожидания',
  opensOn: (when) => (when ? `Начало регистрации: ${when}` : 'Регистрация ещё не открыта'),
  isClosed: 'Регистрация закрыта',
  isOver: 'Уже прошло',

  priceFrom: (amount) => `от ${amount}`,
  isFree: 'Бесплатно',
  map: 'Карта',

  register: 'Записаться',
  details: 'Подробнее',
  back: 'Все мероприятия',

  subscribe: 'Подписаться на календарь',
};

export const filters: FilterWords = {
  resultCount: (count) => forms(count, 'мероприятие', 'мероприятия', 'мероприятий'),
  shownOf: (visible, count) => `Показано: ${visible} из ${count}`,
  filter: 'Фильтр мероприятий',
  search: 'Поиск',
  time: 'Когда',
  upcoming: 'Предстоящие',
  past: 'Прошедшие',
  anyTime: 'Все',
  from: 'С',
  to: 'По',
  place: 'Где',
  anywhere: 'Везде',
  onlyOpen: 'Только с открытой регистрацией',
  showAll: 'Показать все',
  view: 'Вид',
  asList: 'Список',
  asCards: 'Карточки',
  asMonth: 'Месяц',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  thisMonth: 'Текущий месяц',
  furtherOnDay: (count) => `Ещё ${count}`,
};
