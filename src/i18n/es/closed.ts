import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `La inscripción se cerró el ${moment}.`,
  allEvents: 'Todas las actividades',
};
