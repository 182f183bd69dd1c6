import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Реєстрацію закрито: ${moment}.`,
  allEvents: 'Усі заходи',
};
