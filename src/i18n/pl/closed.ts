import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Zapisy zakończono ${moment}.`,
  full: 'Wszystkie miejsca są zajęte. Zapisy nie są już możliwe.',
  notYetOpen: (when) => (when ? `Początek zapisów: ${when}.` : 'Zapisy jeszcze się nie rozpoczęły.'),
  opensIn: (left) => `Do rozpoczęcia zapisów: ${left}.`,
  opensNow: 'Zapisy właśnie się rozpoczynają…',
};
