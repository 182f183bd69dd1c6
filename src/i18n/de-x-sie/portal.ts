import type { LoginWords, ProfileWords } from '../messages.js';
import * as german from '../de/portal.js';
import { common } from './common.js';
import { form } from './form.js';

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

export { signOut } from '../de/portal.js';
