import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Přihlašování skončilo ${moment}.`,
  allEvents: 'Všechny akce',
};
