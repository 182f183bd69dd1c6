import type { LoginWords, ProfileWords, SignInCodeWords, SignOutWords } from '../messages.js';
import { common } from './common.js';
import { answers } from './form.js';

export const login: LoginWords = {
  ...common,
  loading: 'Einen Moment …',
  missing: 'Diesen Mitgliederbereich gibt es nicht oder nicht mehr. Bitte beim Verein nach dem richtigen Link fragen.',
  unavailable: 'Der Mitgliederbereich kann gerade nicht angezeigt werden.',
  busy: 'Der Mitgliederbereich ist gerade stark ausgelastet. Bitte gleich noch einmal versuchen.',
  elsewhere: 'Mitgliederbereich auf einer eigenen Seite öffnen',

  signInTitle: 'Login für Mitglieder',
  emailLabel: 'E-Mail',
  emailHelp: 'Die beim Verein hinterlegte Adresse. Dorthin kommt ein Login-Link, ein Passwort ist nicht nötig.',
  emailWrong: 'Bitte so schreiben: name@example.org',
  sendLink: 'Login-Link zusenden',
  sendingLink: 'Wird gesendet …',
  linkNotSent: 'Der Link konnte nicht angefordert werden. Die Adresse steht noch da.',
  checkMail: 'Bitte das Postfach prüfen',
  linkSent: (address) =>
    `Wenn ${address} beim Verein hinterlegt ist, kommt dort in den nächsten Minuten eine E-Mail an. Manchmal liegt sie im Spam-Ordner.`,
  sendAgain: 'Noch einmal zusenden',
  sendAgainIn: (seconds) => `Noch einmal zusenden (in ${seconds} s)`,
  otherAddress: 'Andere Adresse verwenden',
  pasteTitle: 'E-Mail auf einem anderen Gerät geöffnet?',
  pasteLabel: 'Login-Link',
  pasteHelp: 'Den ganzen Link einfügen oder nur den Teil nach dem #.',
  pasteWrong: 'Darin ist kein Link. Bitte den ganzen Link aus der E-Mail kopieren.',
  goOn: 'Weiter',
  linkFor: (names) => `Dieser Link ist für ${names}.`,
  linkUntil: (when) => `Der Link gilt bis ${when}.`,
  signIn: 'Einloggen',
  signingIn: 'Login läuft …',
  linkExpired:
    'Dieser Link gilt nicht mehr. Ein Link gilt höchstens 14 Tage oder bis er beim Ausloggen ungültig gemacht wird. Hier gibt es einen neuen:',
  notMe: 'Das bin ich nicht',
  signedInAs: (names) => `Eingeloggt: ${names}`,
  signOut: 'Ausloggen',
  signedOut: 'Ausgeloggt.',
  sessionOver:
    'Die Sitzung ist zum Schutz der Daten abgelaufen. Ein neuer Link oder der aus der E-Mail öffnet sie wieder.',
  addressChanged:
    'Die neue E-Mail-Adresse ist gespeichert. Links an die alte gelten nicht mehr. Bitte einen an die neue Adresse anfordern.',
  notHere: 'Auf dieser Website werden keine persönlichen Daten angezeigt.',
  portalClosed: 'Mitglieder können sich hier nicht einloggen.',
  viaParent: 'Mitglieder dieses Vereins loggen sich über seinen Verband ein.',
  askClub: (address) => `Fragen: ${address}`,
};

export const profile: ProfileWords = {
  ...answers,
  ...login,
  yourData: 'Gespeicherte Daten',
  print: 'Drucken oder als PDF speichern',
  membershipNumber: 'Mitgliedsnummer',
  persons: 'Personen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  saved: 'Gespeichert.',
  nothingChanged: 'Es wurde nichts geändert.',
  unsaved: 'noch nicht gespeichert',
  notSaved: 'Die Änderungen konnten nicht gespeichert werden. Alle Angaben sind noch da.',
  maybeSaved: 'Es kam keine Antwort. Vielleicht wurde gespeichert, vielleicht nicht. Bitte noch einmal speichern.',
  emailNote:
    'Eine neue Adresse gilt, sobald sie über den Link in einer E-Mail dorthin bestätigt ist. Bis dahin gilt die alte.',
  freshLink: 'Dafür bitte noch einmal mit einem neuen Link einloggen. Alle Angaben sind noch da.',
  emailPending: (address) =>
    `Eine E-Mail an ${address} ist unterwegs. Die neue Adresse gilt, sobald sie über den Link darin bestätigt ist. Bis dahin gilt die alte.`,
  onlyClub: 'Das kann nur der Verein ändern.',
  notGiven: 'keine Angabe',
  conflict: 'Das hat inzwischen jemand geändert. Bitte auswählen, was stimmt:',
  storedNow: 'Inzwischen gespeichert',
  enteredHere: 'Hier eingegeben',
  merged: 'Andere Angaben hat inzwischen jemand geändert. Auch diese Änderungen bleiben erhalten.',
  personGone: 'Zu dieser Person gibt es hier keine Daten mehr.',
  registrations: 'Anmeldungen',
  fees: 'Beiträge',
  noFees: 'Es gibt keine Beiträge.',
  download: 'Alle Daten als Datei herunterladen',
  endsSoon: (left) => `Längere Zeit keine Aktivität. Die Sitzung endet in ${left}.`,
  endsFinally: (left) => `Die Sitzung endet in ${left}. Bitte vorher speichern.`,
  extend: 'Eingeloggt bleiben',
};

export const signOut: SignOutWords = {
  endLink: 'Auch den Login-Link ungültig machen',
  endLinkHelp: 'Für gemeinsam genutzte Computer: Dann kann sich niemand über den Browserverlauf einloggen.',
  everywhere: 'Überall ausloggen',
  everywhereAsk:
    'Alle Geräte werden ausgeloggt, und alle bisher verschickten Links werden ungültig. Ein neuer lässt sich jederzeit anfordern.',
  cancel: 'Abbrechen',
  signingOut: 'Wird ausgeloggt …',
  linkEnded: 'Ausgeloggt. Auch der Login-Link gilt nicht mehr.',
  linkKept: 'Ausgeloggt. Der Login-Link gilt weiter.',
  allEnded: 'Überall ausgeloggt. Bisher verschickte Links gelten nicht mehr.',
  signOutFailed: 'Nur in diesem Fenster ausgeloggt: Der Server war nicht erreichbar, und Links können noch gelten.',
  linkUnknown:
    'Ausgeloggt. Die Sitzung war schon vorher beendet, deshalb gilt der Link vielleicht noch. Um ihn ungültig zu machen, bitte noch einmal damit einloggen und wieder ausloggen.',
};

export const signInCode: SignInCodeWords = {
  codeLabel: 'Code aus der E-Mail',
  codeHelp: 'Sechs Ziffern, nur für dieses Fenster, 10\u00a0Minuten lang gültig.',
  codeFormat: 'Bitte die sechs Ziffern aus der E-Mail eingeben.',
  codeWrong: 'Dieser Code stimmt nicht. Bitte die Ziffern mit der neuesten E-Mail vergleichen.',
  codeOver: 'Dieser Code gilt nicht mehr. Bitte den Link in der E-Mail verwenden oder eine neue E-Mail anfordern.',
};
