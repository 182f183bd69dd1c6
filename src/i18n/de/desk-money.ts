import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Hier stehen nur Beiträge aus Anmeldungen über diese Seite. Im Dienst des Vereins kann es weitere geben.',
  owedBack: 'Zurückzuzahlen',
  costUnit: 'Kostenstelle',
  noCostUnit: 'Ohne Kostenstelle',
  amount: 'Betrag',
  purpose: 'Wofür',
  reference: 'Verwendungszweck',
  due: 'Fällig',
  paidDay: 'Bezahlt am',
  selectAll: 'Alle gezeigten auswählen',
  selected: (count, amount) => `Ausgewählt: ${count}, ${amount}`,
  clearSelection: 'Auswahl aufheben',
  markPaid: 'Als bezahlt vermerken',
  markOpen: 'Wieder als offen vermerken',
  markedPaid: (count, amount) => `Als bezahlt vermerkt: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Wieder offen: ${count}, ${amount}`,
  wrongDay: 'Hier fehlt ein Tag, der nicht in der Zukunft liegt.',
  noneOpen: 'Kein Beitrag ist offen.',
  nonePaid: 'Noch ist kein Beitrag bezahlt.',
  saveCsv: 'Für das Kassenbuch als CSV speichern',
};
