import type { LoginWords, ProfileWords } from '../messages.js';
import * as german from '../de/portal.js';
import { common } from './common.js';
import { form } from './form.js';

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

export { signOut } from '../de/portal.js';
