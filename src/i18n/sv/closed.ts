import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Anmälan stängde ${moment}.`,
  full: 'Alla platser är tagna. Det går inte längre att anmäla sig.',
  notYetOpen: (when) => (when ? `Anmälan öppnar ${when}.` : 'Anmälan har inte öppnat än.'),
  opensIn: (left) => `Anmälan öppnar om ${left}.`,
  opensNow: 'Anmälan öppnar nu …',
};
