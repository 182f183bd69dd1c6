import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `As inscrições encerraram em ${moment}.`,
  full: 'Todas as vagas estão preenchidas. Já não é possível fazer a inscrição.',
  notYetOpen: (when) => (when ? `Abertura das inscrições: ${when}.` : 'As inscrições ainda não abriram.'),
  opensIn: (left) => `As inscrições abrem dentro de ${left}.`,
  opensNow: 'As inscrições estão a abrir…',
};
