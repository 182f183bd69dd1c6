import type {
  CommonWords,
  FindingWords,
  FormWords,
  ListWords,
  LoginWords,
  MailWords,
  ProfileWords,
  SignOutWords,
} from './messages.js';

/** What every element says. */
const common: CommonWords = {
  slow: 'Ci vuole più tempo del solito. Si prega di non chiudere questa pagina.',
  offline: 'Il server non è raggiungibile. Controllare la connessione a Internet.',
  too_slow: 'Il server impiega troppo tempo a rispondere.',
  garbled: 'Al posto del server risponde qualcos’altro, forse la pagina di accesso di una rete Wi-Fi.',
  retry: 'Riprova',
  joinWaitingList: 'Vai alla lista d’attesa',
  newTab: '(si apre in una nuova scheda)',
  close: 'Chiudi',
  addToCalendar: 'Aggiungi al calendario',
};

export const form: FormWords = {
  ...common,
  dateOrder: 'dmy',
  issues: {
    required: 'Questo campo va compilato.',
    wrong_format: ({ example }) => `Scrivere così: ${example}`,
    not_a_date: 'Inserire una data valida.',
    short_year: 'Inserire l’anno con quattro cifre.',
    in_the_future: 'Questa data è nel futuro.',
    not_a_number: 'Inserire un numero, senza separatore delle migliaia.',
    not_whole: 'Inserire un numero intero, senza separatore delle migliaia.',
    not_allowed: 'Scegliere una delle risposte proposte.',
    too_long: ({ max }) => `Il testo è troppo lungo: sono ammessi al massimo ${max} caratteri.`,
    unreadable_characters: 'Alcuni caratteri non si possono salvare. Riscrivere la risposta.',
    full: 'Purtroppo gli ultimi posti sono appena stati occupati.',
    closed: 'Le iscrizioni sono chiuse.',
    not_yet_open: 'Le iscrizioni non sono ancora aperte.',
    form_token: 'Il modulo è rimasto aperto troppo a lungo. Inviarlo di nuovo.',
    invalid: 'Questa risposta qui non va bene.',
    must_accept: 'Per continuare, spuntare questa casella.',
    key_reused:
      'L’iscrizione era arrivata già al primo invio, ed è quella che vale. Per eventuali modifiche, rivolgersi all’associazione.',
    rejected: ({ sentence }) => sentence,
  },
  labels: {
    name: 'Nome e cognome',
    first_name: 'Nome',
    last_name: 'Cognome',
    email: 'E-mail',
    phone: 'Telefono',
    birthdate: 'Data di nascita',
    address: 'Indirizzo',
    street: 'Via e numero civico',
    postcode: 'CAP',
    city: 'Città',
    country: 'Paese',
  },
  day: 'Giorno',
  month: 'Mese',
  year: 'Anno',
  dateHint: 'Ad esempio 24 3 2015',
  nameHint: 'Un solo nome? Basta un campo.',
  optional: 'facoltativo',
  requiredNote: 'Tutti i campi sono obbligatori, tranne dove è scritto «facoltativo».',
  choose: 'Selezionare',
  noAnswer: 'Nessuna risposta',
  onePerLine: 'Una risposta per riga',

  loading: 'Caricamento del modulo…',
  send: 'Invia l’iscrizione',
  sending: 'Invio in corso…',
  summary: (count) => (count === 1 ? 'Una risposta è da rivedere' : `${count} risposte sono da rivedere`),
  thanks: (name) => (name ? `Grazie, ${name}!` : 'Grazie!'),
  registered: (title) => `L’iscrizione a «${title}» è arrivata.`,
  another: 'Iscrivi un’altra persona',

  placesLeft: (count) => (count === 1 ? 'Ancora un posto libero' : `Ancora ${count} posti liberi`),
  full: 'I posti sono esauriti. Non è più possibile iscriversi.',
  closed: 'Le iscrizioni sono chiuse.',
  notYetOpen: (when) => (when ? `Apertura delle iscrizioni: ${when}.` : 'Le iscrizioni non sono ancora aperte.'),
  missing: 'Questo modulo non esiste o non esiste più. Chiedere all’associazione dove ci si iscrive.',

  unavailable: 'Al momento non è possibile mostrare il modulo.',
  busy: 'In questo momento si stanno iscrivendo in molti. Riprovare tra poco.',
  notSent: 'Non è stato possibile inviare l’iscrizione. Tutto ciò che è stato scritto è ancora qui.',
  perhapsSent:
    'L’iscrizione è stata inviata, ma non è arrivata nessuna risposta. Tutto ciò che è stato scritto è ancora qui. Inviandola di nuovo, nessuno viene iscritto due volte.',
  perhapsSentOnce:
    'L’iscrizione è stata inviata, ma non è arrivata nessuna risposta. Prima di inviarla di nuovo, chiedere all’associazione se l’ha ricevuta.',
  elsewhere: 'Apri il modulo in una pagina a parte',

  participant: (number) => `Persona ${number}`,
  forAll: 'Per tutti',
  addParticipant: 'Aggiungi un’altra persona',
  removeParticipant: (name) => `Rimuovi ${name}`,
  copyPrevious: 'Riprendi le risposte qui sopra',
  someRegistered: (done, total) => `Iscrizioni arrivate: ${done} su ${total}.`,
  isRegistered: 'Iscrizione arrivata',
  sendRest: 'Iscrivi le altre persone',

  opensIn: (left) => `Le iscrizioni aprono tra ${left}.`,
  opensNow: 'Le iscrizioni stanno per aprirsi…',
  openUntil: (when) => `Chiusura delle iscrizioni: ${when}.`,
  again: (seconds) =>
    `In questo momento si stanno iscrivendo in molti. Tutto ciò che è stato scritto viene conservato e sarà inviato di nuovo automaticamente tra ${seconds} s.`,

  waitingList: 'I posti sono esauriti. C’è una lista d’attesa.',

  draftBack: 'È stato ripristinato ciò che era già stato scritto qui.',
  draftWithout: 'Le spunte e le risposte riservate non vengono conservate.',
  startOver: 'Ricomincia da capo',
  undo: 'Ripristina',

  held: 'L’iscrizione è arrivata. L’associazione la controlla prima di confermarla.',
  checking: 'Un momento, il browser sta facendo un controllo…',

  apply: 'Invia la domanda',
  applied: (title) => `La domanda «${title}» è arrivata. Ora la valuterà l’associazione.`,
  open: 'Iscrizione',
  print: 'Stampa',
  answers: 'Risposte inviate',
  yes: 'Sì',
  no: 'No',
};

export const list: ListWords = {
  ...common,
  loading: 'Caricamento degli eventi…',
  missing: 'Questi eventi non esistono o non esistono più. Chiedere all’associazione dove trovare il calendario.',
  unavailable: 'Al momento non è possibile mostrare gli eventi.',
  busy: 'In questo momento in molti stanno guardando gli eventi. Riprovare tra poco.',
  elsewhere: 'Apri gli eventi in una pagina a parte',

  events: 'Eventi',
  none: 'Al momento non ci sono eventi in programma.',
  noneFound: 'Nessun evento corrisponde alla ricerca.',
  more: 'Mostra altri',

  isOpen: 'Iscrizioni aperte',
  fewLeft: (count) => (count === 1 ? 'Ancora un posto' : `Ancora ${count} posti`),
  isFull: 'Posti esauriti',
  hasWaitingList: 'Lista d’attesa',
  opensOn: (when) => (when ? `Apertura iscrizioni: ${when}` : 'Iscrizioni non ancora aperte'),
  isClosed: 'Iscrizioni chiuse',
  isOver: 'Concluso',

  register: 'Iscrizione',
  details: 'Dettagli',
  back: 'Tutti gli eventi',

  subscribe: 'Abbonati al calendario',
};

export const finding: FindingWords = {
  found: (count) => (count === 1 ? 'Un evento' : `${count} eventi`),
  filter: 'Filtra gli eventi',
  search: 'Cerca',
  when: 'Quando',
  upcoming: 'In programma',
  past: 'Passati',
  anyTime: 'Tutti',
  from: 'Dal',
  to: 'Al',
  place: 'Luogo',
  anywhere: 'Tutti i luoghi',
  onlyOpen: 'Solo con iscrizioni aperte',
  showAll: 'Mostra tutti',
  view: 'Vista',
  asList: 'Elenco',
  asCards: 'Riquadri',
  asMonth: 'Mese',
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  thisMonth: 'Questo mese',
  furtherOnDay: (count) => (count === 1 ? 'Un altro' : `Altri ${count}`),
};

export const login: LoginWords = {
  ...common,
  loading: 'Un momento…',
  missing: 'Quest’area soci non esiste o non esiste più. Chiedere l’indirizzo all’associazione.',
  unavailable: 'Al momento non è possibile mostrare l’area soci.',
  busy: 'In questo momento gli accessi sono molti. Riprovare tra poco.',
  elsewhere: 'Apri l’area soci in una pagina a parte',

  signInTitle: 'Accesso per i soci',
  emailLabel: 'E-mail',
  emailHelp: 'L’indirizzo che l’associazione conosce. Lì arriva un link per accedere, senza bisogno di password.',
  emailWrong: 'Scrivere così: name@example.org',
  sendLink: 'Ricevi un link',
  sendingLink: 'Invio in corso…',
  linkNotSent: 'Non è stato possibile richiedere il link. L’indirizzo è ancora qui.',
  lookIntoMail: 'Ora basta controllare la posta',
  linkSent: (address) =>
    `Se l’associazione conosce l’indirizzo ${address}, entro pochi minuti arriverà lì un’e-mail con un link. A volte finisce nella posta indesiderata.`,
  sendAgain: 'Invia di nuovo il link',
  sendAgainIn: (seconds) => `Invia di nuovo il link (tra ${seconds} s)`,
  otherAddress: 'Usa un altro indirizzo',
  pasteTitle: 'L’e-mail è stata aperta su un altro dispositivo?',
  pasteLabel: 'Link ricevuto per e-mail',
  pasteHelp: 'Incollare tutto il link, oppure solo la parte che segue il simbolo #.',
  pasteWrong: 'Qui non c’è nessun link. Copiarlo per intero dall’e-mail.',
  goOn: 'Continua',
  linkFor: (names) => `Questo link è per ${names}.`,
  linkUntil: (when) => `Scadenza del link: ${when}.`,
  signIn: 'Accedi',
  signingIn: 'Accesso in corso…',
  linkOver:
    'Questo link non è più valido. Un link vale finché non viene disattivato all’uscita, al massimo 14 giorni. Qui se ne può richiedere uno nuovo:',
  notMe: 'Si tratta di un’altra persona',
  signedInAs: (names) => `Accesso effettuato: ${names}`,
  signOut: 'Esci',
  signedOut: 'Uscita effettuata. A presto!',
  sessionOver:
    'La sessione è terminata, in modo che nessun altro veda questi dati. Con un nuovo link, o con quello ricevuto per e-mail, si possono riaprire.',
  addressChanged:
    'Il nuovo indirizzo e-mail è stato salvato. I link inviati a quello precedente non sono più validi: richiederne uno con il nuovo indirizzo.',
  notHere: 'Su questo sito non vengono mostrati dati personali.',
  portalClosed: 'Qui i soci non possono accedere.',
  portalAbove: 'I soci di questa associazione accedono tramite la federazione a cui è affiliata.',
  askClub: (address) => `Per domande: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Dati noti all’associazione',
  membershipNumber: 'Numero di tessera',
  whose: 'Mostra',
  edit: 'Modifica',
  save: 'Salva',
  saving: 'Salvataggio in corso…',
  cancel: 'Annulla',
  saved: 'Modifiche salvate.',
  nothingChanged: 'Non c’erano modifiche da salvare.',
  unsaved: 'modifiche non ancora salvate',
  notSaved: 'Non è stato possibile salvare. Tutto ciò che è stato scritto è ancora qui.',
  perhapsSaved:
    'Non è arrivata nessuna risposta: forse le modifiche sono state salvate, forse no. Si può salvare di nuovo senza problemi.',
  emailNote:
    'Un nuovo indirizzo è valido dopo la conferma con il link di una mail inviata lì. Fino ad allora vale il vecchio.',
  freshLink: 'Per questo bisogna accedere di nuovo con un link nuovo. Tutto ciò che è stato scritto è ancora qui.',
  emailPending: (address) =>
    `Una mail è in arrivo a ${address}. Il nuovo indirizzo è valido dopo la conferma con il link; fino ad allora vale il vecchio.`,
  onlyClub: 'Solo l’associazione può modificare questo dato.',
  notGiven: 'non indicato',
  conflict: 'Nel frattempo qualcuno ha modificato questa risposta. Scegliere quella giusta:',
  storedNow: 'Salvato nel frattempo',
  enteredHere: 'Scritto qui',
  merged: 'Nel frattempo qualcuno ha modificato altre risposte. Anche quelle vengono conservate.',
  personGone: 'Questa persona qui non risulta più.',
  fees: 'Quote',
  noFees: 'Non ci sono quote.',
  amount: 'Importo',
  reference: 'Causale',
  total: 'Totale',
  referenceHint: 'Dalla causale l’associazione capisce a che cosa si riferisce un bonifico.',
  copy: 'Copia',
  copied: 'Copiato',
  download: 'Scarica tutti i dati in un file',
  endsSoon: (left) => `Da un po’ di tempo qui non c’è attività. La sessione termina tra ${left}.`,
  endsForGood: (left) => `La sessione termina tra ${left}. Si prega di salvare in tempo.`,
  stay: 'Prolunga la sessione',
};

export const signOut: SignOutWords = {
  endLink: 'Disattiva anche il link di accesso',
  endLinkHelp: 'Su un computer condiviso: così nessuno può rientrare dalla cronologia del browser.',
  everywhere: 'Esci ovunque',
  everywhereAsk:
    'Tutti i dispositivi vengono scollegati e nessun link inviato finora è più valido. Se ne può richiedere uno nuovo in qualsiasi momento.',
  cancel: 'Annulla',
  signingOut: 'Uscita in corso…',
  linkEnded: 'Uscita effettuata. Anche il link di accesso non è più valido.',
  linkKept: 'Uscita effettuata. Il link di accesso resta valido.',
  allEnded: 'Uscita effettuata ovunque. Nessun link inviato finora è più valido.',
  notTold:
    'Uscita effettuata solo in questa finestra: non è stato possibile avvisare il server, e alcuni link potrebbero essere ancora validi.',
  linkUnknown:
    'Uscita effettuata. La sessione era già terminata, quindi il link non è stato disattivato e forse è ancora valido. Per disattivarlo, accedere ancora una volta con il link e poi uscire.',
};

export const mail: MailWords = {
  greeting: (name) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  signInSubject: (organisation) => `${organisation}: accesso all’area soci`,
  signIn: (organisation) =>
    `ecco il link per accedere all’area soci (${organisation}), vedere i dati personali e tenerli aggiornati:`,
  signInButton: 'Accedi',
  validUntil: (when) =>
    `Il link si può usare tutte le volte che serve, se non viene disattivato all’uscita. Scadenza: ${when}. Chi lo possiede può vedere e modificare i dati: si prega di non inoltrarlo.`,
  paste:
    'Se questa e-mail viene letta su un altro dispositivo, il link si può copiare nell’apposito campo della pagina in cui è stato richiesto.',
  notAsked: 'Se nessuno ha richiesto il link, non occorre fare nulla: senza questa e-mail non entra nessuno.',
  emailChangedSubject: (organisation) => `${organisation}: cambio di indirizzo e-mail`,
  emailChanged: (organisation) =>
    `${organisation} ha registrato un altro indirizzo e-mail al posto di questo. D’ora in poi le e-mail arrivano lì, e i link di accesso ricevuti qui non sono più validi.`,
  notYou: (contact) =>
    contact
      ? `Se si tratta di un errore, scrivere al più presto a ${contact}.`
      : 'Se si tratta di un errore, avvisare al più presto l’associazione.',
  repeat: 'È possibile che questa e-mail sia già arrivata.',
  confirmSubject: (organisation) => `Confermare l’indirizzo e-mail per ${organisation}`,
  confirm: (organisation) =>
    `questo indirizzo è stato inserito presso ${organisation} come nuovo indirizzo e-mail di un membro. Sarà valido dopo la conferma qui:`,
  confirmButton: 'Conferma',
  confirmUntil: (when) => `Il link funziona fino a ${when}.`,
  confirmNotYou:
    'Chi non ne sa nulla non deve fare niente: senza questo link non cambia nulla e non arrivano altre mail.',
  requestedSubject: (organisation) => `Nuovo indirizzo e-mail inserito presso ${organisation}`,
  requested: (organisation) =>
    `presso ${organisation} è stato inserito un altro indirizzo e-mail. Sarà valido dopo la conferma con una mail inviata lì. Fino ad allora tutto resta com’è.`,
  undoIntro: 'Se è un errore, questo link mantiene il vecchio indirizzo e chiude tutte le sessioni:',
  undoButton: 'Mantieni il vecchio indirizzo',
  confirmAsk: 'Usare questo indirizzo e-mail da ora in poi?',
  confirmed:
    'Grazie, l’indirizzo e-mail è confermato. I link di accesso arrivano lì da ora in poi; quelli vecchi non valgono più.',
  undoAsk: 'L’indirizzo e-mail deve restare com’era? Tutte le sessioni si chiudono e i vecchi link non valgono più.',
  undone: 'Fatto: vale il vecchio indirizzo e-mail. Tutte le sessioni sono chiuse e i vecchi link non valgono più.',
  linkGone: 'Questo link non funziona più. È già stato usato, è scaduto, oppure l’indirizzo è cambiato nel frattempo.',
  linkFailed: 'In questo momento non ha funzionato. Si prega di riprovare tra poco.',
  needsScript: 'Questa pagina richiede JavaScript. Si prega di attivarlo e di riaprire il link.',
};
