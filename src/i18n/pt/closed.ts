import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `As inscrições encerraram em ${moment}.`,
  allEvents: 'Todos os eventos',
};
