import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Her står kun gebyrer fra tilmeldinger via denne side. Foreningens tjeneste kan have flere.',
  owedBack: 'Skal betales tilbage',
  costUnit: 'Omkostningssted',
  noCostUnit: 'Uden omkostningssted',
  amount: 'Beløb',
  purpose: 'Vedrører',
  reference: 'Betalingsreference',
  due: 'Betalingsfrist',
  paidDay: 'Betalt den',
  selectAll: 'Vælg alle viste',
  selected: (count, amount) => `Valgt: ${count}, ${amount}`,
  clearSelection: 'Ryd valget',
  markPaid: 'Noter som betalt',
  markOpen: 'Noter som ubetalt igen',
  markedPaid: (count, amount) => `Noteret som betalt: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Ubetalt igen: ${count}, ${amount}`,
  wrongDay: 'Vælg en dag, der ikke ligger i fremtiden.',
  noneOpen: 'Ingen gebyrer mangler at blive betalt.',
  nonePaid: 'Ingen gebyrer er betalt endnu.',
  saveCsv: 'Gem som CSV til kassebogen',
};
