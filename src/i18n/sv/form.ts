import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'ymd',
  issues: {
    required: 'Det här behöver fyllas i.',
    wrong_format: ({ example }) => `Skriv så här: ${example}`,
    not_a_date: 'Ange ett giltigt datum.',
    short_year: 'Ange årtalet med fyra siffror.',
    in_the_future: 'Datumet ligger i framtiden.',
    age: ({ at_least, below, on }) =>
      `Ålder${on === 'first_day' ? ' den första dagen' : ''}: ${commaSeparated(at_least && `minst ${at_least}`, below && `högst ${below - 1}`)}.`,
    not_a_number: 'Ange ett tal, utan mellanslag.',
    not_whole: 'Ange ett heltal, utan mellanslag.',
    not_allowed: 'Välj ett av svarsalternativen.',
    too_long: ({ max }) => `Det är för långt. Skriv högst ${max} tecken.`,
    unreadable_characters: 'Här finns tecken som inte går att spara. Skriv om svaret.',
    full: 'Tyvärr har de sista platserna precis tagits.',
    closed: 'Anmälan är stängd.',
    not_yet_open: 'Anmälan har inte öppnat än.',
    form_token: 'Formuläret har varit öppet för länge. Skicka det igen.',
    invalid: 'Det svaret går inte att använda här.',
    must_accept: 'Kryssa i rutan för att gå vidare.',
    key_reused:
      'Anmälan hade redan kommit fram första gången, och det är den som gäller. Kontakta föreningen om något ska ändras.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Ange ett förnamn.',
    email: 'Ange en e-postadress.',
    birthdate: 'Ange ett födelsedatum.',
  },
  pick: (label) => `Välj: ${label}`,
  stillMissing: 'Saknas ännu:',
  labels: {
    name: 'Namn',
    first_name: 'Förnamn',
    last_name: 'Efternamn',
    email: 'E-post',
    phone: 'Telefon',
    birthdate: 'Födelsedatum',
    address: 'Adress',
    street: 'Gatuadress',
    postcode: 'Postnummer',
    city: 'Ort',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Månad',
  year: 'År',
  dateHint: 'Till exempel 2015-03-24',
  nameHint: 'Bara ett namn? Då räcker ett fält.',
  optional: 'frivilligt',
  requiredNote: 'Allt behöver fyllas i, utom där det står ”frivilligt”.',
  choose: 'Välj',
  noAnswer: 'Inget svar',
  onePerLine: 'Ett svar per rad',
  summary: (count) => `${count === 1 ? 'Ett' : count} svar saknas eller behöver ändras`,
  open: 'Anmälan',
  answers: 'Skickade svar',
  yes: 'Ja',
  no: 'Nej',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Formuläret laddas …',

  send: 'Skicka anmälan',
  sending: 'Skickar …',
  thanks: (name) => (name ? `Tack, ${name}!` : 'Tack!'),
  registered: (title) => `Anmälan till ”${title}” har kommit fram.`,
  next: 'Anmäl en person till',

  placesLeft: (count) => (count === 1 ? 'En plats kvar' : `${count} platser kvar`),
  closed: 'Anmälan är stängd.',
  missing: 'Formuläret finns inte, eller finns inte längre. Fråga föreningen var man anmäler sig.',

  unavailable: 'Formuläret kan inte visas just nu.',
  busy: 'Många anmäler sig just nu. Försök igen om en liten stund.',
  notSent: 'Anmälan kunde inte skickas. Allt du har skrivit finns kvar.',
  maybeStored:
    'Det kom inget svar. Allt du har skrivit finns kvar. Om du skickar anmälan igen blir ingen anmäld två gånger.',
  maybeStoredOnce: 'Det kom inget svar. Fråga föreningen om anmälan har kommit fram innan du skickar den igen.',
  elsewhere: 'Öppna formuläret på en egen sida',
  allEvents: 'Alla aktiviteter',

  map: 'Karta',
  participant: (number) => `Person ${number}`,
  forAll: 'Gemensamt för alla',
  addParticipant: 'Lägg till en person',
  removeParticipant: (name) => `Ta bort ${name}`,
  copyPrevious: 'Kopiera svaren ovan',
  someRegistered: (done, total) => `Anmälda: ${done} av ${total}.`,
  isRegistered: 'Anmäld',
  sendRest: 'Anmäl de övriga',

  openUntil: (when) => `Anmälan är öppen till ${when}.`,
  retryIn: (seconds) =>
    `Många anmäler sig just nu. Allt du har skrivit finns kvar och skickas igen automatiskt om ${seconds} s.`,

  waitingList: 'Alla platser är tagna. Det finns en väntelista.',

  draftBack: 'Det du skrev här tidigare är tillbaka.',
  draftNote: 'Kryss och känsliga svar sparas inte.',
  startOver: 'Börja om',
  undo: 'Ångra',

  review: 'Anmälan har kommit fram. Föreningen tittar på den innan den gäller.',
  checking: 'Ett ögonblick, webbläsaren kontrollerar en sak …',

  apply: 'Skicka ansökan',
  applied: (title) => `Ansökan ”${title}” har kommit fram. Föreningen tar ställning till den.`,
  print: 'Skriv ut',
  share: 'Dela',
};
