import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
  confirmAsk: 'Usare questo indirizzo e-mail da ora in poi?',
  confirmed:
    'Grazie, l’indirizzo e-mail è confermato. I link di accesso arrivano lì da ora in poi; quelli vecchi non valgono più.',
  undoAsk: 'L’indirizzo e-mail deve restare com’era? Tutte le sessioni si chiudono e i vecchi link non valgono più.',
  undone: 'Fatto: vale il vecchio indirizzo e-mail. Tutte le sessioni sono chiuse e i vecchi link non valgono più.',
  linkGone: 'Questo link non funziona più. È già stato usato, è scaduto, oppure l’indirizzo è cambiato nel frattempo.',
  linkFailed: 'In questo momento non ha funzionato. Si prega di riprovare tra poco.',
  needsScript: 'Questa pagina richiede JavaScript. Si prega di attivarlo e di riaprire il link.',
};
