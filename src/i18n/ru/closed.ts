import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Регистрация закрыта: ${moment}.`,
  allEvents: 'Все мероприятия',
};
