import { commaSeparated } from '../comma-separated.js';
import type { AnswerWords, FormWords } from '../messages.js';
import { common } from './common.js';

export const answers: AnswerWords = {
  dateOrder: 'dmy',
  issues: {
    required: 'Bitte angeben.',
    wrong_format: ({ example }) => `Bitte so schreiben: ${example}`,
    not_a_date: 'Bitte ein gültiges Datum angeben.',
    short_year: 'Bitte das Jahr vierstellig angeben.',
    in_the_future: 'Dieses Datum liegt in der Zukunft.',
    age: ({ at_least, below, on }) =>
      `Alter${on === 'first_day' ? ' am ersten Tag' : ''}: ${commaSeparated(at_least && `mindestens ${at_least}`, below && `höchstens ${below - 1}`)}.`,
    not_a_number: 'Bitte eine Zahl angeben, ohne Tausenderpunkt.',
    not_whole: 'Bitte eine ganze Zahl angeben, ohne Tausenderpunkt.',
    not_allowed: 'Bitte eine der angebotenen Antworten wählen.',
    too_long: ({ max }) => `Das ist zu lang. Bitte höchstens ${max} Zeichen eingeben.`,
    unreadable_characters: 'Das enthält Zeichen, die nicht gespeichert werden können. Bitte neu eingeben.',
    full: 'Leider sind gerade alle Plätze vergeben worden.',
    closed: 'Die Anmeldung ist geschlossen.',
    not_yet_open: 'Die Anmeldung ist noch nicht geöffnet.',
    form_token: 'Dieses Formular war zu lange offen. Bitte noch einmal senden.',
    invalid: 'Das ist hier nicht gültig.',
    must_accept: 'Bitte ankreuzen, sonst geht es nicht weiter.',
    key_reused: 'Die Anmeldung ist schon angekommen. Änderungen bitte dem Verein mitteilen.',
    rejected: ({ sentence }) => sentence,
  },
  askFor: {
    first_name: 'Bitte einen Vornamen angeben.',
    email: 'Bitte eine E-Mail-Adresse angeben.',
    birthdate: 'Bitte ein Geburtsdatum angeben.',
  },
  pick: (label) => `Bitte wählen: ${label}`,
  stillMissing: 'Noch nicht angegeben:',
  labels: {
    name: 'Name',
    first_name: 'Vorname',
    last_name: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    birthdate: 'Geburtsdatum',
    address: 'Anschrift',
    street: 'Straße und Hausnummer',
    postcode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
  },
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  dateHint: 'Zum Beispiel 24.3.2015',
  nameHint: 'Nur ein Name? Dann genügt ein Feld.',
  optional: 'optional',
  requiredNote: 'Alle Felder ohne „optional“ sind Pflichtfelder.',
  choose: 'Bitte wählen',
  noAnswer: 'Keine Angabe',
  onePerLine: 'Eine Angabe pro Zeile',
  summary: (count) =>
    count === 1 ? 'Eine Angabe fehlt noch oder stimmt nicht' : `${count} Angaben fehlen noch oder stimmen nicht`,
  open: 'Anmelden',
  answers: 'Gesendete Angaben',
  yes: 'Ja',
  no: 'Nein',
};

export const form: FormWords = {
  ...answers,
  ...common,

  loading: 'Das Formular wird geladen …',

  send: 'Anmelden',
  sending: 'Wird gesendet …',
  thanks: (name) => (name ? `Danke, ${name}!` : 'Danke!'),
  registered: (title) => `Die Anmeldung für „${title}“ ist angekommen.`,
  next: 'Noch jemanden anmelden',

  placesLeft: (count) => (count === 1 ? 'Noch ein Platz frei' : `Noch ${count} Plätze frei`),
  closed: 'Die Anmeldung ist geschlossen.',
  missing: 'Dieses Formular gibt es nicht oder nicht mehr. Bitte beim Verein nachfragen.',

  unavailable: 'Das Formular kann gerade nicht angezeigt werden.',
  busy: 'Gerade melden sich viele gleichzeitig an. Bitte gleich noch einmal versuchen.',
  notSent: 'Die Anmeldung konnte nicht gesendet werden. Alle Angaben sind noch da.',
  maybeStored:
    'Es kam keine Antwort. Alle Angaben sind noch da. Bitte noch einmal senden: Niemand wird doppelt angemeldet.',
  maybeStoredOnce: 'Es kam keine Antwort. Bitte erst beim Verein nachfragen, ob die Anmeldung angekommen ist.',
  elsewhere: 'Formular auf einer eigenen Seite öffnen',
  allEvents: 'Alle Termine',

  map: 'Karte',
  participant: (number) => `Person ${number}`,
  forAll: 'Für alle',
  addParticipant: 'Noch jemanden hinzufügen',
  removeParticipant: (name) => `${name} entfernen`,
  copyPrevious: 'Angaben von oben übernehmen',
  someRegistered: (done, total) => `Angemeldet: ${done} von ${total}.`,
  isRegistered: 'Angemeldet',
  sendRest: 'Die Übrigen anmelden',

  openUntil: (when) => `Die Anmeldung ist offen bis ${when}.`,
  retryIn: (seconds) =>
    `Gerade melden sich viele gleichzeitig an. Alle Angaben werden in ${seconds} s noch einmal gesendet.`,

  waitingList: 'Alle Plätze sind vergeben. Es gibt eine Warteliste.',

  draftBack: 'Die früheren Angaben sind wiederhergestellt.',
  draftNote: 'Häkchen und vertrauliche Angaben werden nicht gespeichert.',
  startOver: 'Von vorn beginnen',
  undo: 'Rückgängig',

  review: 'Die Anmeldung ist angekommen. Der Verein prüft sie, bevor sie gilt.',
  checking: 'Einen Moment, eine Sicherheitsprüfung läuft …',

  apply: 'Antrag senden',
  applied: (title) => `Der Antrag „${title}“ ist angekommen. Der Verein entscheidet darüber.`,
  print: 'Drucken',
  share: 'Teilen',
};
