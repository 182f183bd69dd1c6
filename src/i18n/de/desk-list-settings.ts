import type { DeskListSettingsWords } from '../desk-screen-messages.js';

export const deskListSettings: DeskListSettingsWords = {
  title: 'Anmeldung und Plätze',
  openUntil: (moment) => `Die Anmeldung ist offen bis ${moment}.`,
  opensAt: (moment) => `Die Anmeldung öffnet am ${moment}.`,
  closedByFile: (moment) => `Die Anmeldung endete am ${moment}, wie es in der Einrichtungsdatei des Vereins steht.`,
  closedHere: (moment) =>
    `Die Anmeldung wurde hier geschlossen (${moment}) und bleibt zu, bis sie hier wieder geöffnet wird.`,
  hidden: 'Diese Veranstaltung ist nicht zu sehen: Die Einrichtungsdatei des Vereins verbirgt sie.',
  close: 'Anmeldung schließen',
  open: 'Anmeldung öffnen',
  nowClosed: 'Die Anmeldung ist jetzt geschlossen.',
  nowOpen: 'Die Anmeldung ist wieder so offen, wie es in der Einrichtungsdatei des Vereins steht.',
  placesLabel: 'Anzahl der Plätze',
  placesHelp: 'Leer lassen für unbegrenzt. Freie Plätze gehen zuerst an die Warteliste.',
  taken: (count) => `Vergeben oder angeboten: ${count}.`,
  fileSays: (count) => `Hier geändert. In der Einrichtungsdatei des Vereins steht ${count}.`,
  fileUnlimited: 'Hier geändert. Die Einrichtungsdatei des Vereins nennt keine Grenze.',
  savePlaces: 'Plätze speichern',
  placesSaved: 'Die Anzahl der Plätze wurde geändert.',
  invalid: (max) => `Bitte eine ganze Zahl von 1 bis ${max} angeben oder leer lassen.`,
  fewerThanTaken: (taken, places) =>
    `Es sind schon ${taken} Plätze vergeben oder angeboten. Trotzdem auf ${places} ändern? Niemand verliert den Platz, aber neue gibt es erst, wenn weniger vergeben sind.`,
};
