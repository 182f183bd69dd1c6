import type { DeskMoneyWords } from '../desk-screen-messages.js';

export const deskMoney: DeskMoneyWords = {
  incomplete: 'Only fees of registrations through this page are shown here. The club’s service may have more.',
  owedBack: 'To be paid back',
  costUnit: 'Cost unit',
  noCostUnit: 'Without a cost unit',
  amount: 'Amount',
  purpose: 'Purpose',
  reference: 'Reference',
  due: 'Due',
  paidDay: 'Paid on',
  selectAll: 'Select all that are shown',
  selected: (count, amount) => `Selected: ${count}, ${amount}`,
  clearSelection: 'Clear selection',
  markPaid: 'Mark as paid',
  markOpen: 'Mark as open again',
  markedPaid: (count, amount) => `Marked as paid: ${count}, ${amount}`,
  markedOpen: (count, amount) => `Open again: ${count}, ${amount}`,
  wrongDay: 'Choose a day that is not in the future.',
  noneOpen: 'No fees are open.',
  nonePaid: 'No fees have been paid yet.',
  saveCsv: 'Save as CSV for the cash book',
};
