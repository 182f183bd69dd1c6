import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Dit e-mailadres vanaf nu gebruiken?',
  confirmed:
    'Bedankt, het e-mailadres is bevestigd. Links om in te loggen gaan vanaf nu daarheen; oudere werken niet meer.',
  undoAsk: 'Moet het e-mailadres blijven zoals het was? Iedereen wordt uitgelogd en oudere links vervallen.',
  undone: 'Klaar: het oude e-mailadres geldt. Iedereen is uitgelogd en oudere links werken niet meer.',
  linkGone: 'Deze link werkt niet meer. Hij is al gebruikt of verlopen, of het adres is intussen veranderd.',
  linkFailed: 'Dat lukte nu even niet. Probeer het zo nog eens.',
  needsScript: 'Deze pagina heeft JavaScript nodig. Zet het aan en open de link opnieuw.',
};
