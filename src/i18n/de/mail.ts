import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hallo ${name}!` : 'Hallo!'),
  signInSubject: (organisation) => `Login-Link für ${organisation}`,
  signIn: (organisation) =>
    `Dieser Link führt in den Mitgliederbereich (${organisation}). Dort lassen sich die gespeicherten Daten ansehen und ändern:`,
  deskSignIn: (organisation) =>
    `Dieser Link führt auf die Seite, auf der die Anmeldungen verwaltet werden (${organisation}):`,
  signInButton: 'Einloggen',
  validUntil: (when) =>
    `Der Link gilt bis ${when}, sofern er nicht beim Ausloggen ungültig gemacht wird. Wer ihn hat, kann die Daten sehen und ändern. Bitte nicht weitergeben.`,
  paste:
    'Wird diese E-Mail auf einem anderen Gerät gelesen, kann der Link in das Feld auf der Seite kopiert werden, auf der er angefordert wurde.',
  codeIntro:
    'Auf einem anderen Gerät angefordert? Dann bitte dort, auf der Seite der Anforderung, diesen Code eingeben:',
  codeNote:
    'Der Code gilt einmal und nur 10 Minuten ab der Anforderung. Ist er benutzt, gilt auch der Link nicht mehr. Den Code bitte niemandem sagen: Auch der Verein fragt nie danach.',
  notAsked: 'Nicht angefordert? Dann einfach ignorieren: Ohne diese E-Mail kann sich niemand einloggen.',
  emailChangedSubject: (organisation) => `${organisation}: E-Mail-Adresse geändert`,
  emailChanged: (organisation) =>
    `${organisation} hat jetzt eine andere E-Mail-Adresse gespeichert. E-Mails gehen ab jetzt dorthin, und Login-Links an diese Adresse gelten nicht mehr.`,
  notYou: (contact) =>
    contact
      ? `Stimmt etwas nicht, oder gibt es Fragen? Dann bitte an ${contact} schreiben.`
      : 'Stimmt etwas nicht, oder gibt es Fragen? Dann bitte beim Verein melden.',
  repeat: 'Diese E-Mail ist vielleicht schon einmal angekommen.',
  confirmSubject: (organisation) => `E-Mail-Adresse für ${organisation} bestätigen`,
  confirm: (organisation) =>
    `Diese Adresse wurde als neue E-Mail-Adresse eines Mitglieds angegeben (${organisation}). Zum Bestätigen bitte diesen Link öffnen:`,
  confirmButton: 'Adresse bestätigen',
  confirmUntil: (when) => `Der Link gilt bis ${when}.`,
  confirmNotYou:
    'Unerwartet? Dann diese E-Mail einfach ignorieren: Ohne den Link ändert sich nichts, und es kommt keine weitere.',
  requestedSubject: (organisation) => `${organisation}: neue E-Mail-Adresse angegeben`,
  requested: (organisation) =>
    `Eine neue E-Mail-Adresse wurde angegeben (${organisation}). Gültig wird sie, sobald sie über den Link in einer E-Mail dorthin bestätigt ist. Bis dahin ändert sich nichts.`,
  undoIntro: 'Ist das ein Irrtum? Dieser Link behält die alte Adresse bei und loggt alle Geräte aus:',
  undoButton: 'Alte Adresse behalten',
  scanCode: 'Banking-Apps lesen Betrag, Konto und Verwendungszweck aus diesem Code.',
  stillToPay: 'Noch zu zahlen',
  feeReminderSubject: (organisation) => `Zahlungserinnerung von ${organisation}`,
  feeReminder: (organisation) =>
    `Für ${organisation} ist noch etwas zu bezahlen. Ist das inzwischen erledigt, dann diese E-Mail bitte ignorieren.`,
  movedFrom: (event) => `Der Verein hat diese Anmeldung von „${event}“ hierher verschoben. Dort gilt sie nicht mehr.`,
};
