import * as german from './de.js';
import type { FormWords, ListWords, LoginWords, ProfileWords } from './messages.js';

/** What every element says. */
const common = {
  slow: 'Es dauert länger als sonst. Bitte bleib auf dieser Seite.',
  offline: 'Es besteht keine Verbindung zum Server. Bitte prüfe deine Internetverbindung.',
};

/** German that says du. What addresses nobody is the same in both. */
export const form: FormWords = {
  ...german.form,
  ...common,
  issues: {
    ...german.form.issues,
    required: 'Bitte fülle das noch aus.',
    wrong_format: ({ example }) => `Bitte schreib es so: ${example}`,
    not_a_date: 'Bitte gib ein gültiges Datum an.',
    not_a_number: 'Bitte gib eine Zahl an, ohne Tausenderpunkt.',
    not_whole: 'Bitte gib eine ganze Zahl an, ohne Tausenderpunkt.',
    not_allowed: 'Bitte wähle eine der angebotenen Antworten.',
    too_long: ({ max }) => `Das ist zu lang. Bitte nimm höchstens ${max} Zeichen.`,
    unreadable_characters: 'Das enthält Zeichen, die sich nicht speichern lassen. Bitte tippe es neu ein.',
    form_token: 'Dieses Formular war zu lange offen. Bitte sende es noch einmal.',
    must_accept: 'Bitte kreuze das an, sonst geht es nicht weiter.',
    key_reused:
      'Deine Anmeldung war schon beim ersten Senden angekommen, und so gilt sie. Änderungen sag bitte dem Verein.',
  },
  choose: 'Bitte wähle aus',
  missing: 'Dieses Formular gibt es nicht oder nicht mehr. Bitte frage beim Verein, wo die Anmeldung zu finden ist.',
  busy: 'Gerade melden sich viele gleichzeitig an. Bitte versuche es gleich noch einmal.',
  notSent: 'Die Anmeldung konnte nicht gesendet werden. Alles, was du eingetippt hast, ist noch da.',
  perhapsSent:
    'Die Anmeldung wurde gesendet, aber es kam keine Antwort. Alles, was du eingetippt hast, ist noch da. Wenn du sie noch einmal sendest, wird niemand doppelt angemeldet.',
  perhapsSentOnce:
    'Die Anmeldung wurde gesendet, aber es kam keine Antwort. Bitte frage erst beim Verein, ob sie angekommen ist.',

  again: (seconds) =>
    `Gerade melden sich viele gleichzeitig an. Alles, was du eingetippt hast, bleibt erhalten und wird in ${seconds} s von selbst noch einmal gesendet.`,
  draftBack: 'Was du hier schon eingetippt hattest, ist wieder da.',
};

export const list: ListWords = {
  ...german.list,
  ...common,
  missing: 'Diese Termine gibt es nicht oder nicht mehr. Bitte frage beim Verein nach dem Kalender.',
  busy: 'Gerade sehen sich viele gleichzeitig die Termine an. Bitte versuche es gleich noch einmal.',
};

export const login: LoginWords = {
  ...german.login,
  ...common,
  missing: 'Diesen Mitgliederbereich gibt es nicht oder nicht mehr. Bitte frage beim Verein nach der Adresse.',
  busy: 'Gerade sind viele gleichzeitig hier. Bitte versuche es gleich noch einmal.',
  emailHelp: 'Die Adresse, die der Verein von dir kennt. Dorthin geht ein Link zum Anmelden, ganz ohne Passwort.',
  emailWrong: 'Bitte schreib sie so: name@example.org',
  lookIntoMail: 'Sieh jetzt bitte in dein Postfach',
  pasteTitle: 'Hast du die Mail auf einem anderen Gerät geöffnet?',
  pasteHelp: 'Füge den ganzen Link ein oder nur das, was darin hinter dem # steht.',
  pasteWrong: 'Darin steckt kein Link. Bitte kopiere den ganzen Link aus der Mail.',
  signedOut: 'Du bist abgemeldet. Bis bald!',
  sessionOver:
    'Deine Anmeldung ist abgelaufen, damit niemand sonst diese Daten sieht. Ein neuer Link oder der aus der Mail öffnet sie wieder.',
  addressChanged:
    'Deine neue E-Mail-Adresse ist gespeichert. Links an die alte gelten nicht mehr: bitte fordere einen an die neue Adresse an.',
};

export const profile: ProfileWords = {
  ...german.profile,
  ...form,
  ...login,
  yourData: 'Was der Verein von dir weiß',
  notSaved: 'Es konnte nicht gespeichert werden. Alles, was du eingetippt hast, ist noch da.',
  emailNote:
    'Eine neue Adresse gilt, sobald du sie über den Link in einer Mail dorthin bestätigt hast. Bis dahin bleibt die alte.',
  freshLink: 'Melde dich dafür bitte noch einmal mit einem neuen Link an. Alles, was du eingetippt hast, ist noch da.',
  conflict: 'Das hat inzwischen jemand geändert. Bitte wähle aus, was stimmt:',
  endsSoon: (left) => `Du warst eine Weile nicht hier. Deine Anmeldung endet in ${left}.`,
  endsForGood: (left) => `Deine Anmeldung endet in ${left}. Bitte speichere bis dahin.`,
};

export { finding, mail, signOut } from './de.js';
