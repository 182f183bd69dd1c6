import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Die Anmeldung wurde am ${moment} geschlossen.`,
  full: 'Alle Plätze sind vergeben.',
  notYetOpen: (when) => (when ? `Die Anmeldung öffnet am ${when}.` : 'Die Anmeldung ist noch nicht geöffnet.'),
  opensIn: (left) => `Noch ${left} bis zur Anmeldung.`,
  opensNow: 'Die Anmeldung öffnet gerade …',
};
