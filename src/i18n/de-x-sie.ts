import * as german from './de.js';
import type { FormWords, ListWords, LoginWords, ProfileWords } from './messages.js';

/** What every element says. */
const common = {
  slow: 'Es dauert länger als sonst. Bitte bleiben Sie auf dieser Seite.',
  offline: 'Es besteht keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.',
};

/** German that says Sie. What addresses nobody is the same in both. */
export const form: FormWords = {
  ...german.form,
  ...common,
  issues: {
    ...german.form.issues,
    required: 'Bitte füllen Sie das noch aus.',
    wrong_format: ({ example }) => `Bitte schreiben Sie es so: ${example}`,
    not_a_date: 'Bitte geben Sie ein gültiges Datum an.',
    not_a_number: 'Bitte geben Sie eine Zahl an, ohne Tausenderpunkt.',
    not_whole: 'Bitte geben Sie eine ganze Zahl an, ohne Tausenderpunkt.',
    not_allowed: 'Bitte wählen Sie eine der angebotenen Antworten.',
    too_long: ({ max }) => `Das ist zu lang. Bitte nehmen Sie höchstens ${max} Zeichen.`,
    unreadable_characters: 'Das enthält Zeichen, die sich nicht speichern lassen. Bitte tippen Sie es neu ein.',
    form_token: 'Dieses Formular war zu lange offen. Bitte senden Sie es noch einmal.',
    must_accept: 'Bitte kreuzen Sie das an, sonst geht es nicht weiter.',
    key_reused:
      'Ihre Anmeldung war schon beim ersten Senden angekommen, und so gilt sie. Änderungen teilen Sie bitte dem Verein mit.',
  },
  choose: 'Bitte wählen Sie',
  missing:
    'Dieses Formular gibt es nicht oder nicht mehr. Bitte fragen Sie beim Verein, wo die Anmeldung zu finden ist.',
  busy: 'Gerade melden sich viele gleichzeitig an. Bitte versuchen Sie es gleich noch einmal.',
  notSent: 'Die Anmeldung konnte nicht gesendet werden. Alles, was Sie eingetippt haben, ist noch da.',
  perhapsSent:
    'Die Anmeldung wurde gesendet, aber es kam keine Antwort. Alles, was Sie eingetippt haben, ist noch da. Wenn Sie sie noch einmal senden, wird niemand doppelt angemeldet.',
  perhapsSentOnce:
    'Die Anmeldung wurde gesendet, aber es kam keine Antwort. Bitte fragen Sie erst beim Verein, ob sie angekommen ist.',

  again: (seconds) =>
    `Gerade melden sich viele gleichzeitig an. Alles, was Sie eingetippt haben, bleibt erhalten und wird in ${seconds} s von selbst noch einmal gesendet.`,
  draftBack: 'Was Sie hier schon eingetippt hatten, ist wieder da.',
};

export const list: ListWords = {
  ...german.list,
  ...common,
  missing: 'Diese Termine gibt es nicht oder nicht mehr. Bitte fragen Sie beim Verein nach dem Kalender.',
  busy: 'Gerade sehen sich viele gleichzeitig die Termine an. Bitte versuchen Sie es gleich noch einmal.',
};

export const login: LoginWords = {
  ...german.login,
  ...common,
  missing: 'Diesen Mitgliederbereich gibt es nicht oder nicht mehr. Bitte fragen Sie beim Verein nach der Adresse.',
  busy: 'Gerade sind viele gleichzeitig hier. Bitte versuchen Sie es gleich noch einmal.',
  emailHelp: 'Die Adresse, die der Verein von Ihnen kennt. Dorthin geht ein Link zum Anmelden, ganz ohne Passwort.',
  emailWrong: 'Bitte schreiben Sie sie so: name@example.org',
  lookIntoMail: 'Sehen Sie jetzt bitte in Ihr Postfach',
  pasteTitle: 'Haben Sie die Mail auf einem anderen Gerät geöffnet?',
  pasteHelp: 'Fügen Sie den ganzen Link ein oder nur das, was darin hinter dem # steht.',
  pasteWrong: 'Darin steckt kein Link. Bitte kopieren Sie den ganzen Link aus der Mail.',
  signedOut: 'Sie sind abgemeldet. Bis bald!',
  sessionOver:
    'Ihre Anmeldung ist abgelaufen, damit niemand sonst diese Daten sieht. Ein neuer Link oder der aus der Mail öffnet sie wieder.',
  addressChanged:
    'Ihre neue E-Mail-Adresse ist gespeichert. Links an die alte gelten nicht mehr: bitte fordern Sie einen an die neue Adresse an.',
};

export const profile: ProfileWords = {
  ...german.profile,
  ...form,
  ...login,
  yourData: 'Was der Verein von Ihnen weiß',
  notSaved: 'Es konnte nicht gespeichert werden. Alles, was Sie eingetippt haben, ist noch da.',
  conflict: 'Das hat inzwischen jemand geändert. Bitte wählen Sie aus, was stimmt:',
  endsSoon: (left) => `Sie waren eine Weile nicht hier. Ihre Anmeldung endet in ${left}.`,
  endsForGood: (left) => `Ihre Anmeldung endet in ${left}. Bitte speichern Sie bis dahin.`,
};

export { finding, mail, signOut } from './de.js';
