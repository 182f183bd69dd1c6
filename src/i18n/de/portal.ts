import type { LoginWords, ProfileWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { form } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Einen Moment …',
  missing: 'Diesen Mitgliederbereich gibt es nicht oder nicht mehr. Bitte beim Verein nach der Adresse fragen.',
  unavailable: 'Der Mitgliederbereich kann gerade nicht angezeigt werden.',
  busy: 'Gerade sind viele gleichzeitig hier. Bitte gleich noch einmal versuchen.',
  elsewhere: 'Mitgliederbereich auf einer eigenen Seite öffnen',

  signInTitle: 'Anmelden für Mitglieder',
  emailLabel: 'E-Mail',
  emailHelp: 'Die Adresse, die der Verein kennt. Dorthin geht ein Link zum Anmelden, ganz ohne Passwort.',
  emailWrong: 'Bitte so schreiben: name@example.org',
  sendLink: 'Link zusenden',
  sendingLink: 'Wird gesendet …',
  linkNotSent: 'Der Link konnte nicht angefordert werden. Die Adresse steht noch da.',
  lookIntoMail: 'Jetzt bitte ins Postfach sehen',
  linkSent: (address) =>
    `Wenn der Verein ${address} kennt, kommt dort in den nächsten Minuten eine Mail mit einem Link an. Manchmal liegt sie im Spam-Ordner.`,
  sendAgain: 'Noch einmal zusenden',
  sendAgainIn: (seconds) => `Noch einmal zusenden (in ${seconds} s)`,
  otherAddress: 'Andere Adresse',
  pasteTitle: 'Mail auf einem anderen Gerät geöffnet?',
  pasteLabel: 'Link aus der Mail',
  pasteHelp: 'Den ganzen Link einfügen oder nur das, was darin hinter dem # steht.',
  pasteWrong: 'Darin steckt kein Link. Bitte den ganzen Link aus der Mail kopieren.',
  goOn: 'Weiter',
  linkFor: (names) => `Dieser Link ist für ${names}.`,
  linkUntil: (when) => `Er gilt bis ${when}.`,
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  linkOver:
    'Dieser Link gilt nicht mehr. Ein Link gilt, bis er beim Abmelden ungültig gemacht wird, höchstens 14 Tage. Hier gibt es einen neuen:',
  notMe: 'Das ist jemand anderes',
  signedInAs: (names) => `Angemeldet: ${names}`,
  signOut: 'Abmelden',
  signedOut: 'Abgemeldet. Bis bald!',
  sessionOver:
    'Die Anmeldung ist abgelaufen, damit niemand sonst diese Daten sieht. Ein neuer Link oder der aus der Mail öffnet sie wieder.',
  addressChanged:
    'Die neue E-Mail-Adresse ist gespeichert. Links an die alte gelten nicht mehr: bitte einen an die neue Adresse anfordern.',
  notHere: 'Auf dieser Website werden keine persönlichen Daten angezeigt.',
  portalClosed: 'Mitglieder können sich hier nicht anmelden.',
  portalAbove: 'Mitglieder dieses Vereins melden sich bei dem Verband an, zu dem er gehört.',
  askClub: (address) => `Fragen: ${address}`,
};

export const profile: ProfileWords = {
  ...form,
  ...login,
  yourData: 'Was der Verein weiß',
  membershipNumber: 'Mitgliedsnummer',
  whose: 'Angezeigt wird',
  edit: 'Bearbeiten',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: 'Gespeichert.',
  nothingChanged: 'Es war alles wie vorher.',
  unsaved: 'noch nicht gespeichert',
  notSaved: 'Es konnte nicht gespeichert werden. Alles Eingetippte ist noch da.',
  perhapsSaved:
    'Es kam keine Antwort, vielleicht ist es gespeichert, vielleicht nicht. Noch einmal zu speichern schadet nicht.',
  emailNote:
    'Eine neue Adresse gilt, sobald sie über den Link in einer Mail dorthin bestätigt ist. Bis dahin bleibt die alte.',
  freshLink: 'Dafür bitte noch einmal mit einem neuen Link anmelden. Alles Eingetippte ist noch da.',
  emailPending: (address) =>
    `Eine Mail an ${address} ist unterwegs. Die neue Adresse gilt, sobald sie über den Link darin bestätigt ist; bis dahin bleibt die alte.`,
  onlyClub: 'Das kann nur der Verein ändern.',
  notGiven: 'keine Angabe',
  conflict: 'Das hat inzwischen jemand geändert. Bitte auswählen, was stimmt:',
  storedNow: 'Inzwischen gespeichert',
  enteredHere: 'Hier eingetippt',
  merged: 'Andere Angaben hat inzwischen jemand geändert. Auch die bleiben erhalten.',
  personGone: 'Zu dieser Person gibt es hier keine Daten mehr.',
  fees: 'Beiträge',
  noFees: 'Es gibt keine Beiträge.',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  total: 'Summe',
  referenceHint: 'Am Verwendungszweck erkennt der Verein, wofür überwiesen wurde.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Alles als Datei herunterladen',
  endsSoon: (left) => `Hier war eine Weile niemand. Die Anmeldung endet in ${left}.`,
  endsForGood: (left) => `Die Anmeldung endet in ${left}. Bitte bis dahin speichern.`,
  stay: 'Angemeldet bleiben',
};

export const signOut: SignOutWords = {
  endLink: 'Auch den Anmelde-Link ungültig machen',
  endLinkHelp: 'Für gemeinsam genutzte Computer: Dann kommt niemand über den Browserverlauf hinein.',
  everywhere: 'Überall abmelden',
  everywhereAsk:
    'Alle Geräte werden abgemeldet, und kein bisher verschickter Link gilt mehr. Ein neuer lässt sich jederzeit anfordern.',
  cancel: 'Abbrechen',
  signingOut: 'Abmeldung läuft …',
  linkEnded: 'Abgemeldet. Auch der Anmelde-Link gilt nicht mehr.',
  linkKept: 'Abgemeldet. Der Anmelde-Link gilt weiter.',
  allEnded: 'Überall abgemeldet. Kein bisher verschickter Link gilt mehr.',
  notTold: 'Nur in diesem Fenster abgemeldet: Der Server hat davon nichts erfahren, und Links können noch gelten.',
  linkUnknown:
    'Abgemeldet. Die Anmeldung war schon vorher zu Ende, deshalb wurde der Link nicht ungültig und gilt vielleicht noch. Um ihn ungültig zu machen, bitte noch einmal damit anmelden und wieder abmelden.',
};
