import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Påmeldingen stengte ${moment}.`,
  full: 'Alle plassene er tatt. Det er ikke lenger mulig å melde seg på.',
  notYetOpen: (when) => (when ? `Påmeldingen åpner ${when}.` : 'Påmeldingen har ikke åpnet ennå.'),
  opensIn: (left) => `Påmeldingen åpner om ${left}.`,
  opensNow: 'Påmeldingen åpner nå …',
};
