import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Le iscrizioni si sono chiuse il ${moment}.`,
  full: 'I posti sono esauriti. Non è più possibile iscriversi.',
  notYetOpen: (when) => (when ? `Apertura delle iscrizioni: ${when}.` : 'Le iscrizioni non sono ancora aperte.'),
  opensIn: (left) => `Le iscrizioni aprono tra ${left}.`,
  opensNow: 'Le iscrizioni stanno per aprirsi…',
};
