import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Skal denne e-mailadresse gælde fra nu af?',
  confirmed: 'Tak, e-mailadressen er bekræftet. Login-links sendes dertil fra nu af; ældre virker ikke længere.',
  undoAsk: 'Skal e-mailadressen blive, som den var? Alle bliver logget ud, og ældre links udløber.',
  undone: 'Udført: den gamle e-mailadresse gælder. Alle er logget ud, og ældre links virker ikke længere.',
  linkGone:
    'Dette link virker ikke længere. Det er allerede brugt, er udløbet, eller adressen er ændret i mellemtiden.',
  linkFailed: 'Det lykkedes ikke lige nu. Prøv igen om lidt.',
  needsScript: 'Denne side kræver JavaScript. Slå det til, og åbn linket igen.',
};
