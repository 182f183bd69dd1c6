import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Vul dit nog in.',
    wrong_format: ({ example }) => `Schrijf het zo: ${example}`,
    not_a_date: 'Vul een geldige datum in.',
    short_year: 'Vul het jaar met vier cijfers in.',
    in_the_future: 'Deze datum ligt in de toekomst.',
    age: ({ at_least, below, on }) =>
      `Leeftijd${on === 'first_day' ? ' op de eerste dag' : ''}: ${commaSeparated(at_least && `minstens ${at_least}`, below && `hoogstens ${below - 1}`)}.`,
    not_a_number: 'Vul een getal in, zonder punt voor duizendtallen.',
    not_whole: 'Vul een heel getal in, zonder punt voor duizendtallen.',
    not_allowed: 'Kies een van de gegeven antwoorden.',
    too_long: ({ max }) => `Dit is te lang. Gebruik hoogstens ${max} tekens.`,
    unreadable_characters: 'Hier staan tekens in die niet bewaard kunnen worden. Typ het opnieuw.',
    full: 'Helaas zijn de laatste plaatsen net vergeven.',
    closed: 'Aanmelden kan niet meer.',
    not_yet_open: 'Aanmelden kan nog niet.',
    form_token: 'Dit formulier stond te lang open. Verstuur het nog een keer.',
    invalid: 'Dit antwoord kan hier niet.',
    must_accept: 'Vink dit aan om verder te gaan.',
    key_reused: 'De aanmelding was de eerste keer al aangekomen, en die telt. Geef wijzigingen door aan de vereniging.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Vul een voornaam in.',
    email: 'Vul een e-mailadres in.',
    birthdate: 'Vul een geboortedatum in.',
  },
  pick: (label) => `Maak nog een keuze: ${label}`,
  stillMissing: 'Dit ontbreekt nog:',
  labels: {
    name: 'Naam',
    first_name: 'Voornaam',
    last_name: 'Achternaam',
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    birthdate: 'Geboortedatum',
    address: 'Adres',
    street: 'Straat en huisnummer',
    postcode: 'Postcode',
    city: 'Plaats',
    country: 'Land',
  },
  day: 'Dag',
  month: 'Maand',
  year: 'Jaar',
  dateHint: 'Bijvoorbeeld 24-3-2015',
  nameHint: 'Maar één naam? Dan is één veld genoeg.',
  optional: 'niet verplicht',
  requiredNote: 'Alles is verplicht, behalve waar ‘niet verplicht’ staat.',
  choose: 'Maak een keuze',
  noAnswer: 'Geen antwoord',
  onePerLine: 'Eén antwoord per regel',
  summary: (count) => (count === 1 ? 'Kijk nog even naar één antwoord' : `Kijk nog even naar ${count} antwoorden`),
  open: 'Aanmelden',
  answers: 'Verstuurde antwoorden',
  yes: 'Ja',
  no: 'Nee',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Het formulier wordt geladen…',

  send: 'Aanmelden',
  sending: 'Bezig met versturen…',
  thanks: (name) => (name ? `Bedankt, ${name}!` : 'Bedankt!'),
  registered: (title) => `De aanmelding voor ‘${title}’ is binnen.`,
  next: 'Nog iemand aanmelden',

  placesLeft: (count) => (count === 1 ? 'Nog één plaats vrij' : `Nog ${count} plaatsen vrij`),
  closed: 'Aanmelden kan niet meer.',
  missing: 'Dit formulier bestaat niet of niet meer. Vraag bij de vereniging na waar aanmelden kan.',

  unavailable: 'Het formulier kan nu niet worden getoond.',
  busy: 'Er melden zich nu veel mensen tegelijk aan. Probeer het zo nog eens.',
  notSent: 'De aanmelding kon niet worden verstuurd. Alles wat je hebt ingevuld, staat er nog.',
  maybeStored:
    'Er kwam geen antwoord. Alles wat je hebt ingevuld, staat er nog. Als je nog een keer verstuurt, wordt niemand dubbel aangemeld.',
  maybeStoredOnce: 'Er kwam geen antwoord. Vraag eerst bij de vereniging na of de aanmelding is aangekomen.',
  elsewhere: 'Formulier op een aparte pagina openen',
  allEvents: 'Alle activiteiten',

  map: 'Kaart',
  participant: (number) => `Persoon ${number}`,
  forAll: 'Voor iedereen',
  addParticipant: 'Nog iemand toevoegen',
  removeParticipant: (name) => `${name} verwijderen`,
  copyPrevious: 'Antwoorden van hierboven overnemen',
  someRegistered: (done, total) => `Aangemeld: ${done} van de ${total}.`,
  isRegistered: 'Aangemeld',
  sendRest: 'De anderen aanmelden',

  openUntil: (when) => `Aanmelden kan tot ${when}.`,
  retryIn: (seconds) =>
    `Er melden zich nu veel mensen tegelijk aan. Alles wat je hebt ingevuld, blijft bewaard en wordt over ${seconds} s vanzelf opnieuw verstuurd.`,

  waitingList: 'Alle plaatsen zijn bezet. Er is een wachtlijst.',

  draftBack: 'Wat je hier eerder had ingevuld, staat er weer.',
  draftNote: 'Vinkjes en vertrouwelijke antwoorden worden niet bewaard.',
  startOver: 'Opnieuw beginnen',
  undo: 'Ongedaan maken',

  review: 'De aanmelding is binnen. De vereniging bekijkt de aanmelding voordat die definitief is.',
  checking: 'Een ogenblik, de browser controleert iets…',

  apply: 'Aanvraag versturen',
  applied: (title) => `De aanvraag ‘${title}’ is binnen. De vereniging beslist erover.`,
  print: 'Afdrukken',
  share: 'Delen',
};
