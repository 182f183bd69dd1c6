import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
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
  onePersonPerForm: 'Questo modulo iscrive una sola persona. Per iscriverne altre, inviarlo una volta per ciascuna.',
  ifTicked: (label) => `Solo se «${label}» è selezionato.`,
  ifNotTicked: (label) => `Solo se «${label}» non è selezionato.`,
  ifAnswered: (label, answers) => `Solo se la risposta a «${label}» è: ${answers}.`,
  ifUnder: (age) => `Solo per chi ha meno di ${age} ann${age === 1 ? 'o' : 'i'}.`,
  ifFrom: (age) => `Solo per chi ha almeno ${age} ann${age === 1 ? 'o' : 'i'}.`,
  forSecond: 'Per la seconda persona di una famiglia',
  fromThird: 'Dalla terza persona di una famiglia in poi',
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

  privacy: 'Informativa sulla privacy',
  imprint: 'Note legali',
};
