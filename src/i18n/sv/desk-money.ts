import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Här visas bara avgifter från anmälningar via den här sidan. Föreningens tjänst kan ha fler.',
  owedBack: 'Att betala tillbaka',
  costUnit: 'Kostnadsställe',
  noCostUnit: 'Utan kostnadsställe',
  amount: 'Belopp',
  purpose: 'Avser',
  reference: 'Betalningsreferens',
  due: 'Förfaller',
  paidDay: 'Betald den',
  selectAll: 'Markera alla som visas',
  selected: (count, amount) => `Markerade: ${count}, ${amount}`,
  clearSelection: 'Avmarkera alla',
  markPaid: 'Anteckna som betalda',
  markOpen: 'Anteckna som obetalda igen',
  markedPaid: (count, amount) => `Antecknade som betalda: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Obetalda igen: ${count}, ${amount}`,
  wrongDay: 'Välj en dag som inte ligger i framtiden.',
  noneOpen: 'Inga avgifter är obetalda.',
  nonePaid: 'Inga avgifter har betalats än.',
  saveCsv: 'Spara som CSV för kassaboken',
};
