import type { DeskBankWords } from '../desk-screen-messages.js';

export const deskBank: DeskBankWords = {
  file: 'Bank file',
  help: (max) => `CAMT.053, or CSV from Sparkasse, DKB or ING, up to ${max}. The file is not stored.`,
  otherAccount: 'This file is from a different account than the one in the club’s mails.',
  matched: 'Payments with their fees',
  unmatched: 'Payments that match no open fee',
  payer: 'Paid by',
  day: 'Booked on',
  reason: 'Reason',
  reasons: {
    no_reference: 'No reference in the text',
    unknown_reference: 'Reference of no fee in these lists',
    other_amount: 'Different amount than is owed',
    other_currency: 'Not in euros',
    already_paid: 'Paid already',
    already_booked: 'Has paid a fee before',
  },
  debits: (count) => `Outgoing payments, not shown: ${count}`,
  none: 'No payments have come in by this file.',
  tooLarge: (max) => `The file is larger than ${max}. A shorter period makes it smaller.`,
  empty: 'The file is empty.',
  otherFormat: 'This is not a bank file that can be read: CAMT.053, or CSV from Sparkasse, DKB or ING.',
  unreadable: 'The file is damaged or incomplete. Please download it from the bank again.',
};
