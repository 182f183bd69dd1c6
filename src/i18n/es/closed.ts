import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `La inscripción se cerró el ${moment}.`,
  full: 'No quedan plazas. Ya no es posible inscribirse.',
  notYetOpen: (when) => (when ? `La inscripción se abre el ${when}.` : 'La inscripción aún no está abierta.'),
  opensIn: (left) => `La inscripción se abre dentro de ${left}.`,
  opensNow: 'La inscripción se está abriendo…',
};
