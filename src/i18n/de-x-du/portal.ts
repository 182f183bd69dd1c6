import type { LoginWords, ProfileWords } from '../messages.js';
import * as german from '../de/portal.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...german.login,
  ...common,
  missing: 'Diesen Mitgliederbereich gibt es nicht oder nicht mehr. Bitte frage beim Verein nach dem richtigen Link.',
  busy: 'Der Mitgliederbereich ist gerade stark ausgelastet. Bitte versuche es gleich noch einmal.',
  emailHelp:
    'Die Adresse, die du beim Verein angegeben hast. Dorthin schicken wir dir einen Login-Link, du brauchst kein Passwort.',
  emailWrong: 'Bitte schreib sie so: name@example.org',
  checkMail: 'Sieh jetzt bitte in dein E-Mail-Postfach',
  pasteTitle: 'Hast du die E-Mail auf einem anderen Gerät geöffnet?',
  pasteHelp: 'Füge den ganzen Link ein oder nur den Teil nach dem #.',
  pasteWrong: 'Darin ist kein Link. Bitte kopiere den ganzen Link aus der E-Mail.',
  signedOut: 'Du bist ausgeloggt.',
  sessionOver:
    'Deine Sitzung ist zum Schutz der Daten abgelaufen. Ein neuer Link oder der aus der E-Mail öffnet sie wieder.',
  addressChanged:
    'Deine neue E-Mail-Adresse ist gespeichert. Links an die alte gelten nicht mehr. Bitte fordere einen an die neue Adresse an.',
};

export const profile: ProfileWords = {
  ...german.profile,
  ...answers,
  ...login,
  print: german.profile.print,
  yourData: 'Deine Daten',
  notSaved: 'Die Änderungen konnten nicht gespeichert werden. Deine Angaben sind noch da.',
  emailNote:
    'Eine neue Adresse gilt, sobald du sie über den Link in einer E-Mail dorthin bestätigt hast. Bis dahin gilt die alte.',
  freshLink: 'Logge dich dafür bitte noch einmal mit einem neuen Link ein. Deine Angaben sind noch da.',
  conflict: 'Das hat inzwischen jemand geändert. Bitte wähle aus, was stimmt:',
  endsSoon: (left) => `Du warst eine Weile nicht aktiv. Deine Sitzung endet in ${left}.`,
  endsFinally: (left) => `Deine Sitzung endet in ${left}. Bitte speichere vorher.`,
};

export { signInCode, signOut } from '../de/portal.js';
