import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Реєстрацію закрито: ${moment}.`,
  full: 'Усі місця зайняті.',
  notYetOpen: (when) => (when ? `Початок реєстрації: ${when}.` : 'Реєстрацію ще не відкрито.'),
  opensIn: (left) => `До початку реєстрації: ${left}.`,
  opensNow: 'Реєстрація відкривається…',
};
