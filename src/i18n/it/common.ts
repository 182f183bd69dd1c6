import type { CommonWords } from '../messages.js';

/** Texts that are the same in all elements. */
export const common: CommonWords = {
  slow: 'Ci vuole più tempo del solito. Si prega di non chiudere questa pagina.',
  offline: 'Il server non è raggiungibile. Controllare la connessione a Internet.',
  too_slow: 'Il server impiega troppo tempo a rispondere.',
  invalid_response: 'Al posto del server risponde qualcos’altro, forse la pagina di accesso di una rete Wi-Fi.',
  retry: 'Riprova',
  joinWaitingList: 'Vai alla lista d’attesa',
  newTab: '(si apre in una nuova scheda)',
  close: 'Chiudi',
  addToCalendar: 'Aggiungi al calendario',
};
