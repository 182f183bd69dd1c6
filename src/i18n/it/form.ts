import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Questo campo va compilato.',
    wrong_format: ({ example }) => `Scrivere così: ${example}`,
    not_a_date: 'Inserire una data valida.',
    short_year: 'Inserire l’anno con quattro cifre.',
    in_the_future: 'Questa data è nel futuro.',
    age: ({ at_least, below, on }) =>
      `Età${on === 'first_day' ? ' il primo giorno' : ''}: ${commaSeparated(at_least && `almeno ${at_least}`, below && `al massimo ${below - 1}`)}.`,
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
  askFor: {
    first_name: 'Inserire un nome.',
    email: 'Inserire un indirizzo e-mail.',
    birthdate: 'Inserire una data di nascita.',
  },
  pick: (label) => `Selezionare: ${label}`,
  stillMissing: 'Ancora da compilare:',
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
  dateHint: 'Ad esempio 24/03/2015',
  nameHint: 'Un solo nome? Basta un campo.',
  optional: 'facoltativo',
  requiredNote: 'Tutti i campi sono obbligatori, tranne dove è scritto «facoltativo».',
  choose: 'Selezionare',
  noAnswer: 'Nessuna risposta',
  onePerLine: 'Una risposta per riga',
  summary: (count) => (count === 1 ? 'Una risposta è da rivedere' : `${count} risposte sono da rivedere`),
  open: 'Iscrizione',
  answers: 'Risposte inviate',
  yes: 'Sì',
  no: 'No',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Caricamento del modulo…',

  send: 'Invia l’iscrizione',
  sending: 'Invio in corso…',
  thanks: (name) => (name ? `Grazie, ${name}!` : 'Grazie!'),
  registered: (title) => `L’iscrizione a «${title}» è arrivata.`,
  next: 'Iscrivi un’altra persona',

  placesLeft: (count) => (count === 1 ? 'Ancora un posto libero' : `Ancora ${count} posti liberi`),
  closed: 'Le iscrizioni sono chiuse.',
  missing: 'Questo modulo non esiste o non esiste più. Chiedere all’associazione dove ci si iscrive.',

  unavailable: 'Al momento non è possibile mostrare il modulo.',
  busy: 'In questo momento si stanno iscrivendo in molti. Riprovare tra poco.',
  notSent: 'Non è stato possibile inviare l’iscrizione. Tutto ciò che è stato scritto è ancora qui.',
  maybeStored:
    'Non è arrivata nessuna risposta. Tutto ciò che è stato scritto è ancora qui. Inviando di nuovo l’iscrizione, nessuno viene iscritto due volte.',
  maybeStoredOnce:
    'Non è arrivata nessuna risposta. Prima di inviare di nuovo l’iscrizione, chiedere all’associazione se l’ha ricevuta.',
  elsewhere: 'Apri il modulo in una pagina a parte',
  allEvents: 'Tutti gli eventi',

  map: 'Mappa',
  participant: (number) => `Persona ${number}`,
  forAll: 'Per tutti',
  addParticipant: 'Aggiungi un’altra persona',
  removeParticipant: (name) => `Rimuovi ${name}`,
  copyPrevious: 'Riprendi le risposte qui sopra',
  someRegistered: (done, total) => `Iscrizioni arrivate: ${done} su ${total}.`,
  isRegistered: 'Iscrizione arrivata',
  sendRest: 'Iscrivi le altre persone',

  openUntil: (when) => `Chiusura delle iscrizioni: ${when}.`,
  retryIn: (seconds) =>
    `In questo momento si stanno iscrivendo in molti. Tutto ciò che è stato scritto viene conservato e sarà inviato di nuovo automaticamente tra ${seconds} s.`,

  waitingList: 'I posti sono esauriti. C’è una lista d’attesa.',

  draftBack: 'È stato ripristinato ciò che era già stato scritto qui.',
  draftNote: 'Le spunte e le risposte riservate non vengono conservate.',
  startOver: 'Ricomincia da capo',
  undo: 'Ripristina',

  review: 'L’iscrizione è arrivata. L’associazione la controlla prima di confermarla.',
  checking: 'Un momento, il browser sta facendo un controllo…',

  apply: 'Invia la domanda',
  applied: (title) => `La domanda «${title}» è arrivata. Ora la valuterà l’associazione.`,
  print: 'Stampa',
  share: 'Condividi',
};
