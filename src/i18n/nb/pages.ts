import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Skal denne e-postadressen gjelde fra nå av?',
  confirmed: 'Takk, e-postadressen er bekreftet. Innloggingslenker sendes dit fra nå av; eldre virker ikke lenger.',
  undoAsk: 'Skal e-postadressen bli som den var? Alle logges ut, og eldre lenker utløper.',
  undone: 'Ferdig: den gamle e-postadressen gjelder. Alle er logget ut, og eldre lenker virker ikke lenger.',
  linkGone:
    'Denne lenken virker ikke lenger. Den er allerede brukt, har utløpt, eller adressen er endret i mellomtiden.',
  linkFailed: 'Det gikk ikke akkurat nå. Prøv igjen om litt.',
  needsScript: 'Denne siden trenger JavaScript. Slå det på og åpne lenken igjen.',
};
