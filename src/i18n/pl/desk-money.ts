import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Tu widać tylko opłaty ze zgłoszeń przez tę stronę. W usłudze klubu może być ich więcej.',
  owedBack: 'Do zwrotu',
  costUnit: 'Miejsce powstawania kosztów',
  noCostUnit: 'Bez miejsca powstawania kosztów',
  amount: 'Kwota',
  purpose: 'Za co',
  reference: 'Tytuł przelewu',
  due: 'Termin',
  paidDay: 'Zapłacono dnia',
  selectAll: 'Zaznacz wszystkie widoczne',
  selected: (count, amount) => `Zaznaczono: ${count}, ${amount}`,
  clearSelection: 'Odznacz wszystko',
  markPaid: 'Oznacz jako zapłacone',
  markOpen: 'Oznacz znów jako niezapłacone',
  markedPaid: (count, amount) => `Oznaczono jako zapłacone: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Znów do zapłaty: ${count}, ${amount}`,
  wrongDay: 'Należy wybrać dzień, który nie leży w przyszłości.',
  noneOpen: 'Nie ma żadnych opłat do zapłaty.',
  nonePaid: 'Nie zapłacono jeszcze żadnej opłaty.',
  saveCsv: 'Zapisz jako CSV do księgi kasowej',
};
