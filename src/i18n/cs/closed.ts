import type { ClosedWords } from '../messages.js';

export const closed: ClosedWords = {
  closedSince: (moment) => `Přihlašování skončilo ${moment}.`,
  full: 'Všechna místa jsou obsazena. Přihlásit se už nelze.',
  notYetOpen: (when) => (when ? `Začátek přihlašování: ${when}.` : 'Přihlašování ještě nezačalo.'),
  opensIn: (left) => `Do začátku přihlašování zbývá: ${left}.`,
  opensNow: 'Přihlašování právě začíná…',
};
