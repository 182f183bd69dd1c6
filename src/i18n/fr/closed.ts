import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Les inscriptions sont closes depuis le ${moment}.`,
  allEvents: 'Tous les événements',
};
