import type { LoginWords, ProfileWords } from '../messages.js';
import * as german from '../de/portal.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...german.login,
  ...common,
  missing:
    'Diesen Mitgliederbereich gibt es nicht oder nicht mehr. Bitte fragen Sie beim Verein nach dem richtigen Link.',
  busy: 'Der Mitgliederbereich ist gerade stark ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  emailHelp:
    'Die Adresse, die Sie beim Verein angegeben haben. Dorthin schicken wir Ihnen einen Login-Link, Sie brauchen kein Passwort.',
  emailWrong: 'Bitte schreiben Sie sie so: name@example.org',
  checkMail: 'Sehen Sie jetzt bitte in Ihr E-Mail-Postfach',
  pasteTitle: 'Haben Sie die E-Mail auf einem anderen Gerät geöffnet?',
  pasteHelp: 'Fügen Sie den ganzen Link ein oder nur den Teil nach dem #.',
  pasteWrong: 'Darin ist kein Link. Bitte kopieren Sie den ganzen Link aus der E-Mail.',
  signedOut: 'Sie sind ausgeloggt.',
  sessionOver:
    'Ihre Sitzung ist zum Schutz der Daten abgelaufen. Ein neuer Link oder der aus der E-Mail öffnet sie wieder.',
  addressChanged:
    'Ihre neue E-Mail-Adresse ist gespeichert. Links an die alte gelten nicht mehr. Bitte fordern Sie einen an die neue Adresse an.',
};

export const profile: ProfileWords = {
  ...german.profile,
  ...answers,
  ...login,
  print: german.profile.print,
  yourData: 'Ihre Daten',
  notSaved: 'Die Änderungen konnten nicht gespeichert werden. Ihre Angaben sind noch da.',
  conflict: 'Das hat inzwischen jemand geändert. Bitte wählen Sie aus, was stimmt:',
  endsSoon: (left) => `Sie waren eine Weile nicht aktiv. Ihre Sitzung endet in ${left}.`,
  endsFinally: (left) => `Ihre Sitzung endet in ${left}. Bitte speichern Sie vorher.`,
};

export { signInCode, signOut } from '../de/portal.js';
