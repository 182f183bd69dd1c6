import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Her står bare avgifter fra påmeldinger via denne siden. Foreningens tjeneste kan ha flere.',
  owedBack: 'Skal betales tilbake',
  costUnit: 'Kostnadssted',
  noCostUnit: 'Uten kostnadssted',
  amount: 'Beløp',
  purpose: 'Gjelder',
  reference: 'Betalingsreferanse',
  due: 'Forfall',
  paidDay: 'Betalt den',
  selectAll: 'Velg alle som vises',
  selected: (count, amount) => `Valgt: ${count}, ${amount}`,
  clearSelection: 'Fjern valget',
  markPaid: 'Merk som betalt',
  markOpen: 'Merk som ubetalt igjen',
  markedPaid: (count, amount) => `Merket som betalt: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Ubetalt igjen: ${count}, ${amount}`,
  wrongDay: 'Velg en dag som ikke er i fremtiden.',
  noneOpen: 'Ingen avgifter er ubetalt.',
  nonePaid: 'Ingen avgifter er betalt ennå.',
  saveCsv: 'Lagre som CSV for kasseboken',
};
