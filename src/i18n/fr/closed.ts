import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Les inscriptions sont closes depuis le ${moment}.`,
  full: 'Toutes les places sont prises. Il n’est plus possible de s’inscrire.',
  notYetOpen: (when) =>
    when ? `Les inscriptions ouvrent le ${when}.` : 'Les inscriptions ne sont pas encore ouvertes.',
  opensIn: (left) => `Les inscriptions ouvrent dans ${left}.`,
  opensNow: 'Les inscriptions ouvrent…',
};
