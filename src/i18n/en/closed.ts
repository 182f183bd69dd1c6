import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Registration closed on ${moment}.`,
  full: 'All places are taken. Registration is no longer possible.',
  notYetOpen: (when) => (when ? `Registration opens on ${when}.` : 'Registration has not opened yet.'),
  opensIn: (left) => `Registration opens in ${left}.`,
  opensNow: 'Registration is opening …',
};
