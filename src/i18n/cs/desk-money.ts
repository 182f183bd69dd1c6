import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Tady jsou jen poplatky z přihlášek přes tuto stránku. Ve službě klubu jich může být víc.',
  owedBack: 'K vrácení',
  costUnit: 'Nákladové středisko',
  noCostUnit: 'Bez nákladového střediska',
  amount: 'Částka',
  purpose: 'Za co',
  reference: 'Zpráva pro příjemce',
  due: 'Splatnost',
  paidDay: 'Zaplaceno dne',
  selectAll: 'Vybrat všechny zobrazené',
  selected: (count, amount) => `Vybráno: ${count}, ${amount}`,
  clearSelection: 'Zrušit výběr',
  markPaid: 'Označit jako zaplacené',
  markOpen: 'Označit znovu jako nezaplacené',
  markedPaid: (count, amount) => `Označeno jako zaplacené: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Znovu k úhradě: ${count}, ${amount}`,
  wrongDay: 'Vyberte den, který není v budoucnosti.',
  noneOpen: 'Žádné poplatky nejsou k úhradě.',
  nonePaid: 'Zatím nebyl zaplacen žádný poplatek.',
  saveCsv: 'Uložit jako CSV pro pokladní knihu',
};
