import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Aanmelden kan niet meer sinds ${moment}.`,
  full: 'Alle plaatsen zijn bezet. Aanmelden kan niet meer.',
  notYetOpen: (when) => (when ? `Aanmelden kan vanaf ${when}.` : 'Aanmelden kan nog niet.'),
  opensIn: (left) => `Aanmelden kan over ${left}.`,
  opensNow: 'De aanmelding gaat nu open…',
};
