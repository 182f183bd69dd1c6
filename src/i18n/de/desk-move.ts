import type { DeskMoveWords } from '../desk-screen-messages.js';

export const deskMove: DeskMoveWords = {
  choose: 'Welche Veranstaltung soll es sein?',
  noEvents: 'Es gibt keine andere Veranstaltung, zu der verschoben werden kann.',
  freePlaces: (count) => `Freie Plätze: ${count}`,
  unlimited: 'Plätze unbegrenzt',
  full: 'Ausgebucht',
  toWaitingList: 'Auf die Warteliste',
  otherEvent: 'Andere Veranstaltung wählen',
  between: (from, to) => `Von „${from}“ zu „${to}“`,
  leftOut: (fields) => `Das neue Formular fragt nicht nach: ${fields}. Diese Antworten werden gelöscht.`,
  help: 'Der Platz bei der bisherigen Veranstaltung wird sofort frei. Mit einer E-Mail-Adresse kommt eine Mail darüber. Einwilligungen gehen nur mit, wenn beide Formulare im selben Wortlaut danach fragen.',
  paidHelp:
    'Was bezahlt ist, zählt für die neue Veranstaltung. Kostet sie mehr, ist der Rest offen. Kostet sie weniger, schuldet der Verein die Differenz.',
  toWaitingListInstead: 'Stattdessen auf die Warteliste verschieben',
  priceCheck: 'Damit ändert sich der Preis. Bitte den neuen Preis prüfen und noch einmal verschieben.',
  moved: (name, event) => `${name} ist zu „${event}“ verschoben.`,
};
