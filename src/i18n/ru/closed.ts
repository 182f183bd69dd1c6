import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Регистрация закрыта: ${moment}.`,
  full: 'Все места заняты. Записаться уже нельзя.',
  notYetOpen: (when) => (when ? `Начало регистрации: ${when}.` : 'Регистрация ещё не открыта.'),
  opensIn: (left) => `До начала регистрации: ${left}.`,
  opensNow: 'Регистрация открывается…',
};
