import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Ilmoittautuminen päättyi ${moment}.`,
  full: 'Kaikki paikat on varattu. Ilmoittautuminen ei ole enää mahdollista.',
  notYetOpen: (when) => (when ? `Ilmoittautuminen alkaa: ${when}.` : 'Ilmoittautuminen ei ole vielä alkanut.'),
  opensIn: (left) => `Ilmoittautumisen alkuun: ${left}.`,
  opensNow: 'Ilmoittautuminen alkaa…',
};
