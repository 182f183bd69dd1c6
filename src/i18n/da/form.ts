import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Skal udfyldes.',
    wrong_format: ({ example }) => `Skriv det sådan: ${example}`,
    not_a_date: 'Skriv en gyldig dato.',
    short_year: 'Skriv årstallet med fire cifre.',
    in_the_future: 'Datoen ligger ude i fremtiden.',
    age: ({ at_least, below, on }) =>
      `Alder${on === 'first_day' ? ' på den første dag' : ''}: ${commaSeparated(at_least && `mindst ${at_least}`, below && `højst ${below - 1}`)}.`,
    not_a_number: 'Skriv et tal uden tusindtalsseparator.',
    not_whole: 'Skriv et helt tal uden tusindtalsseparator.',
    not_allowed: 'Vælg en af svarmulighederne.',
    too_long: ({ max }) => `Det er for langt. Skriv højst ${max} tegn.`,
    unreadable_characters: 'Der er tegn, som ikke kan gemmes. Skriv det igen.',
    full: 'Desværre er de sidste pladser lige blevet taget.',
    closed: 'Tilmeldingen er lukket.',
    not_yet_open: 'Tilmeldingen er ikke åbnet endnu.',
    form_token: 'Formularen har været åben for længe. Send den igen.',
    invalid: 'Det svar kan ikke bruges her.',
    must_accept: 'Sæt kryds her for at komme videre.',
    key_reused:
      'Tilmeldingen var allerede nået frem første gang, og det er den, der gælder. Kontakt foreningen om ændringer.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Skriv et fornavn.',
    email: 'Skriv en e-mailadresse.',
    birthdate: 'Skriv en fødselsdato.',
  },
  pick: (label) => `Vælg: ${label}`,
  stillMissing: 'Mangler endnu:',
  labels: {
    name: 'Navn',
    first_name: 'Fornavn',
    last_name: 'Efternavn',
    email: 'E-mail',
    phone: 'Telefon',
    birthdate: 'Fødselsdato',
    address: 'Adresse',
    street: 'Vej og husnummer',
    postcode: 'Postnummer',
    city: 'By',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Måned',
  year: 'År',
  dateHint: 'For eksempel 24.3.2015',
  nameHint: 'Kun ét navn? Så er ét felt nok.',
  optional: 'valgfrit',
  requiredNote: 'Alle felter skal udfyldes, undtagen hvor der står »valgfrit«.',
  choose: 'Vælg',
  noAnswer: 'Ikke besvaret',
  onePerLine: 'Ét svar pr. linje',
  summary: (count) => `${count === 1 ? 'Ét' : count} svar mangler eller skal rettes`,
  open: 'Tilmelding',
  answers: 'Sendte svar',
  yes: 'Ja',
  no: 'Nej',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Formularen indlæses …',

  send: 'Tilmeld',
  sending: 'Sender …',
  thanks: (name) => (name ? `Tak, ${name}!` : 'Tak!'),
  registered: (title) => `Tilmeldingen til »${title}« er modtaget.`,
  next: 'Tilmeld en person mere',

  placesLeft: (count) => (count === 1 ? 'Én ledig plads tilbage' : `${count} ledige pladser tilbage`),
  closed: 'Tilmeldingen er lukket.',
  missing: 'Formularen findes ikke, eller den findes ikke længere. Spørg foreningen, hvor man tilmelder sig.',

  unavailable: 'Formularen kan ikke vises lige nu.',
  busy: 'Mange tilmelder sig lige nu. Prøv igen om et øjeblik.',
  notSent: 'Tilmeldingen kunne ikke sendes. Alt, hvad du har skrevet, er her stadig.',
  maybeStored:
    'Der kom intet svar. Alt, hvad du har skrevet, er her stadig. Hvis du sender tilmeldingen igen, bliver ingen tilmeldt to gange.',
  maybeStoredOnce: 'Der kom intet svar. Spørg foreningen, om tilmeldingen er nået frem, før du sender den igen.',
  elsewhere: 'Åbn formularen på sin egen side',
  allEvents: 'Alle arrangementer',

  map: 'Kort',
  participant: (number) => `Person ${number}`,
  forAll: 'Fælles for alle',
  addParticipant: 'Tilføj en person mere',
  removeParticipant: (name) => `Fjern ${name}`,
  copyPrevious: 'Kopiér svarene ovenfor',
  someRegistered: (done, total) => `${done} ud af ${total} er tilmeldt.`,
  isRegistered: 'Tilmeldt',
  sendRest: 'Tilmeld de øvrige',

  openUntil: (when) => `Tilmeldingen er åben til ${when}.`,
  retryIn: (seconds) =>
    `Mange tilmelder sig lige nu. Alt, hvad du har skrevet, bliver stående og sendes automatisk igen om ${seconds} sek.`,

  waitingList: 'Alle pladser er taget. Der er en venteliste.',

  draftBack: 'Det, du skrev her før, er tilbage.',
  draftNote: 'Krydser og fortrolige oplysninger gemmes ikke.',
  startOver: 'Begynd forfra',
  undo: 'Fortryd',

  review: 'Tilmeldingen er modtaget. Foreningen ser på den, før den gælder.',
  checking: 'Et øjeblik, browseren tjekker noget …',

  apply: 'Send ansøgning',
  applied: (title) => `Ansøgningen »${title}« er modtaget. Foreningen tager stilling til den.`,
  print: 'Udskriv',
  share: 'Del',
};
