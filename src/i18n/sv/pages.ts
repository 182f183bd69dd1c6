import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Ska den här e-postadressen gälla från och med nu?',
  confirmed:
    'Tack, e-postadressen är bekräftad. Inloggningslänkar skickas dit från och med nu; äldre fungerar inte längre.',
  undoAsk: 'Ska e-postadressen förbli som den var? Alla loggas ut och äldre länkar upphör.',
  undone: 'Klart: den gamla e-postadressen gäller. Alla har loggats ut, och äldre länkar fungerar inte längre.',
  linkGone:
    'Den här länken fungerar inte längre. Den har redan använts, har gått ut, eller så har adressen ändrats under tiden.',
  linkFailed: 'Det gick inte just nu. Försök igen om en stund.',
  needsScript: 'Den här sidan kräver JavaScript. Slå på det och öppna länken igen.',
};
