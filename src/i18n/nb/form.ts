import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Må fylles ut.',
    wrong_format: ({ example }) => `Skriv det slik: ${example}`,
    not_a_date: 'Oppgi en gyldig dato.',
    short_year: 'Oppgi årstallet med fire sifre.',
    in_the_future: 'Datoen ligger fram i tid.',
    age: ({ at_least, below, on }) =>
      `Alder${on === 'first_day' ? ' den første dagen' : ''}: ${commaSeparated(at_least && `minst ${at_least}`, below && `høyst ${below - 1}`)}.`,
    not_a_number: 'Oppgi et tall, uten tusenskille.',
    not_whole: 'Oppgi et helt tall, uten tusenskille.',
    not_allowed: 'Velg et av svaralternativene.',
    too_long: ({ max }) => `Det er for langt. Skriv høyst ${max} tegn.`,
    unreadable_characters: 'Her er det tegn som ikke kan lagres. Skriv svaret på nytt.',
    full: 'De siste plassene ble dessverre tatt akkurat nå.',
    closed: 'Påmeldingen er stengt.',
    not_yet_open: 'Påmeldingen har ikke åpnet ennå.',
    form_token: 'Skjemaet har vært åpent for lenge. Send det en gang til.',
    invalid: 'Dette svaret kan ikke brukes her.',
    must_accept: 'Kryss av her for å gå videre.',
    key_reused:
      'Påmeldingen var allerede kommet fram første gang, og det er den som gjelder. Ta kontakt med foreningen om endringer.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Skriv et fornavn.',
    email: 'Skriv en e-postadresse.',
    birthdate: 'Skriv en fødselsdato.',
  },
  pick: (label) => `Velg: ${label}`,
  stillMissing: 'Mangler ennå:',
  labels: {
    name: 'Navn',
    first_name: 'Fornavn',
    last_name: 'Etternavn',
    email: 'E-post',
    phone: 'Telefon',
    birthdate: 'Fødselsdato',
    address: 'Adresse',
    street: 'Gate og husnummer',
    postcode: 'Postnummer',
    city: 'Poststed',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Måned',
  year: 'År',
  dateHint: 'For eksempel 24.3.2015',
  nameHint: 'Bare ett navn? Da holder det med ett felt.',
  optional: 'valgfritt',
  requiredNote: 'Alt må fylles ut, unntatt der det står «valgfritt».',
  choose: 'Velg',
  noAnswer: 'Ikke besvart',
  onePerLine: 'Ett svar per linje',
  summary: (count) => `${count === 1 ? 'Ett' : count} svar mangler eller må rettes`,
  open: 'Påmelding',
  answers: 'Sendte svar',
  yes: 'Ja',
  no: 'Nei',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Skjemaet lastes inn …',

  send: 'Meld på',
  sending: 'Sender …',
  thanks: (name) => (name ? `Takk, ${name}!` : 'Takk!'),
  registered: (title) => `Påmeldingen til «${title}» er mottatt.`,
  next: 'Meld på en til',

  placesLeft: (count) => (count === 1 ? 'Én ledig plass igjen' : `${count} ledige plasser igjen`),
  closed: 'Påmeldingen er stengt.',
  missing: 'Skjemaet finnes ikke, eller finnes ikke lenger. Spør foreningen hvor man melder seg på.',

  unavailable: 'Skjemaet kan ikke vises akkurat nå.',
  busy: 'Mange melder seg på akkurat nå. Prøv igjen om litt.',
  notSent: 'Påmeldingen kunne ikke sendes. Alt du har skrevet, er her fortsatt.',
  maybeStored:
    'Det kom ikke noe svar. Alt du har skrevet, er her fortsatt. Om du sender påmeldingen på nytt, blir ingen påmeldt to ganger.',
  maybeStoredOnce: 'Det kom ikke noe svar. Spør foreningen om påmeldingen har kommet fram, før du sender den på nytt.',
  elsewhere: 'Åpne skjemaet på en egen side',
  allEvents: 'Alle arrangementer',

  map: 'Kart',
  participant: (number) => `Person ${number}`,
  forAll: 'Felles for alle',
  addParticipant: 'Legg til en person',
  removeParticipant: (name) => `Fjern ${name}`,
  copyPrevious: 'Kopier svarene over',
  someRegistered: (done, total) => `${done} av ${total} er påmeldt.`,
  isRegistered: 'Påmeldt',
  sendRest: 'Meld på de andre',

  openUntil: (when) => `Påmeldingen er åpen til ${when}.`,
  retryIn: (seconds) =>
    `Mange melder seg på akkurat nå. Alt du har skrevet, er her fortsatt og sendes automatisk på nytt om ${seconds} s.`,

  waitingList: 'Alle plassene er tatt. Det finnes en venteliste.',

  draftBack: 'Det du skrev her tidligere, er tilbake.',
  draftNote: 'Avkryssinger og fortrolige opplysninger lagres ikke.',
  startOver: 'Begynn på nytt',
  undo: 'Angre',

  review: 'Påmeldingen er mottatt. Foreningen ser på den før den gjelder.',
  checking: 'Et øyeblikk, nettleseren sjekker noe …',

  apply: 'Send søknad',
  applied: (title) => `Søknaden «${title}» er mottatt. Foreningen tar stilling til den.`,
  print: 'Skriv ut',
  share: 'Del',
};
