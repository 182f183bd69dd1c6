import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Pagina non trovata',
  notFoundHelp: 'Controllare l’indirizzo o chiederlo all’associazione.',
  unavailable: 'Questa pagina al momento non è disponibile',
  tryAgain: 'Riprovare tra qualche istante.',
  calendarHelp: 'I nuovi eventi e le modifiche compaiono automaticamente nel calendario.',
  calendarFile: 'Scarica il file del calendario',
  members: 'Soci',
  membersHelp: 'Vedere e aggiornare i dati personali e le quote.',
  membersNeedScript: 'Per accedere serve JavaScript. Attivarlo e ricaricare la pagina.',
  withoutScript: 'Il modulo non si vede? Aprilo senza JavaScript',
  showPrice: 'Calcola il prezzo',
  priceNow: 'Prezzo in base a queste risposte',
  sendForAnother: 'Per iscrivere un’altra persona, inviare di nuovo il modulo.',
  scriptForNow:
    'Da questa connessione internet sono appena arrivate moltissime iscrizioni. Per qualche minuto il modulo richiede JavaScript. Attivarlo, riprovare più tardi o contattare l’associazione.',
  notAForm: 'Questa richiesta non viene dal modulo',
  openForm: 'Apri il modulo',
  tooLong: 'Le risposte sono troppo lunghe',
  shorten: 'Le risposte sono troppo lunghe. Accorciare le più lunghe.',
  goBack: 'Tornare indietro e accorciare le risposte più lunghe.',

  confirmAsk: 'Usare questo indirizzo e-mail da ora in poi?',
  confirmed:
    'Grazie, l’indirizzo e-mail è confermato. I link di accesso arrivano lì da ora in poi; quelli vecchi non valgono più.',
  undoAsk: 'L’indirizzo e-mail deve restare com’era? Tutte le sessioni si chiudono e i vecchi link non valgono più.',
  undone: 'Fatto: vale il vecchio indirizzo e-mail. Tutte le sessioni sono chiuse e i vecchi link non valgono più.',
  linkGone: 'Questo link non funziona più. È già stato usato, è scaduto, oppure l’indirizzo è cambiato nel frattempo.',
  linkFailed: 'In questo momento non ha funzionato. Si prega di riprovare tra poco.',
  needsScript: 'Questa pagina richiede JavaScript. Si prega di attivarlo e di riaprire il link.',

  landingIntro: 'Moduli di iscrizione, elenchi di eventi e un’area soci per associazioni.',
  clubs: 'Associazioni',
  clubAddress: 'Per gli eventi di un’associazione, usare l’indirizzo comunicato dall’associazione.',
  forWebmasters: 'Per webmaster e sviluppatori',
  examplePage: 'Pagina di esempio con un modulo',
  apiReference: 'Documentazione dell’API',
  doctorHelp: (parameter) =>
    `Un modulo non compare? Aggiungere ${parameter} all’indirizzo della pagina: la diagnosi spiega il motivo.`,
};
