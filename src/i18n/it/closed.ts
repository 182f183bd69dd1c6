import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Le iscrizioni si sono chiuse il ${moment}.`,
  allEvents: 'Tutti gli eventi',
};
