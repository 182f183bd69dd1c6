import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Tilmeldingen lukkede ${moment}.`,
  full: 'Alle pladser er taget. Det er ikke længere muligt at tilmelde sig.',
  notYetOpen: (when) => (when ? `Tilmeldingen åbner ${when}.` : 'Tilmeldingen er ikke åbnet endnu.'),
  opensIn: (left) => `Tilmeldingen åbner om ${left}.`,
  opensNow: 'Tilmeldingen åbner nu …',
};
