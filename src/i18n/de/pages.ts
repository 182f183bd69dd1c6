import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Seite nicht gefunden',
  notFoundHelp: 'Bitte die Adresse prüfen oder beim Verein nachfragen.',
  unavailable: 'Diese Seite ist gerade nicht verfügbar',
  tryAgain: 'Bitte gleich noch einmal versuchen.',
  calendarHelp: 'Neue Termine und Änderungen erscheinen automatisch im Kalender.',
  calendarFile: 'Kalenderdatei herunterladen',
  members: 'Mitglieder',
  membersHelp: 'Persönliche Daten und Beiträge ansehen und ändern.',
  membersNeedScript: 'Zum Einloggen ist JavaScript nötig. Bitte einschalten und die Seite neu laden.',
  withoutScript: 'Das Formular erscheint nicht? Ohne JavaScript öffnen',
  showPrice: 'Preis berechnen',
  priceNow: 'Preis nach diesen Angaben',
  sendForAnother: 'Um noch jemanden anzumelden, bitte das Formular noch einmal senden.',
  scriptForNow:
    'Von diesem Internetanschluss kamen gerade sehr viele Anmeldungen. Für einige Minuten geht die Anmeldung von hier nur mit JavaScript. Bitte einschalten, es später noch einmal versuchen oder den Verein fragen.',
  notAForm: 'Das wurde nicht mit dem Formular gesendet',
  openForm: 'Formular öffnen',
  tooLong: 'Die Angaben sind zu lang',
  shorten: 'Die Angaben sind zu lang. Bitte die längsten kürzen.',
  goBack: 'Bitte zurückgehen und die längsten Angaben kürzen.',

  confirmAsk: 'Diese E-Mail-Adresse ab jetzt verwenden?',
  confirmed: 'Danke, die E-Mail-Adresse ist bestätigt. Login-Links gehen ab jetzt dorthin, ältere gelten nicht mehr.',
  undoAsk: 'Die alte E-Mail-Adresse behalten? Dabei werden alle Geräte ausgeloggt, und ältere Links gelten nicht mehr.',
  undone: 'Die alte E-Mail-Adresse gilt weiter. Alle Geräte wurden ausgeloggt, und ältere Links gelten nicht mehr.',
  linkGone:
    'Dieser Link gilt nicht mehr. Er wurde schon benutzt, ist abgelaufen, oder die Adresse hat sich inzwischen geändert.',
  linkFailed: 'Das hat gerade nicht geklappt. Bitte gleich noch einmal versuchen.',
  needsScript: 'Diese Seite braucht JavaScript. Bitte einschalten und den Link noch einmal öffnen.',

  landingIntro: 'Anmeldeformulare, Terminlisten und ein Mitgliederbereich für Vereine.',
  clubs: 'Vereine',
  clubAddress: 'Für die Termine eines Vereins bitte die Adresse verwenden, die der Verein mitgeteilt hat.',
  forWebmasters: 'Für Webmaster und Entwickler',
  examplePage: 'Beispielseite mit Formular',
  apiReference: 'API-Referenz',
  doctorHelp: (parameter) =>
    `Ein Formular erscheint nicht? ${parameter} an die Adresse der eigenen Seite anhängen, dann erscheint dort der Grund.`,
};
