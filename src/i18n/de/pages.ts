import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Soll diese E-Mail-Adresse von jetzt an gelten?',
  confirmed:
    'Danke, die E-Mail-Adresse ist bestätigt. Links zum Anmelden gehen von jetzt an dorthin; ältere gelten nicht mehr.',
  undoAsk:
    'Soll die E-Mail-Adresse bleiben, wie sie war? Alle Angemeldeten werden abgemeldet, und ältere Links gelten nicht mehr.',
  undone: 'Erledigt: Die alte E-Mail-Adresse gilt. Alle wurden abgemeldet, und ältere Links gelten nicht mehr.',
  linkGone:
    'Dieser Link gilt nicht mehr. Er wurde schon benutzt, ist abgelaufen, oder die Adresse hat sich inzwischen geändert.',
  linkFailed: 'Das hat gerade nicht geklappt. Bitte gleich noch einmal versuchen.',
  needsScript: 'Diese Seite braucht JavaScript. Bitte einschalten und den Link noch einmal öffnen.',
};
