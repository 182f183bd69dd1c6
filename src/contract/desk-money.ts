import type { BankConfirmation, BankFile, DeskBankMatches } from '../model/desk-bank.js';
import type {
  DeskFeeRow,
  DeskMoney,
  FeeSelection,
  FeesPaid,
  NewReminder,
  ReminderPreview,
  ReminderSelection,
} from '../model/desk-money.js';
import type { Data } from '../model/envelope.js';
import { post, read } from './endpoint.js';
import { limits } from './limits.js';

export interface DeskFeeRows {
  data: DeskFeeRow[];
  next_cursor: string | null;
}

/** Fees at the desk, for organisers with the action `money`. Without `list_id`, of all their lists. */
export const deskMoney = {
  readMoney: read<Data<DeskMoney>>()('/desk/money', { query: ['list_id'] }),
  listDeskFees: read<DeskFeeRows>()('/desk/fees', { query: ['list_id', 'cursor', 'per_page'] }),
  markFeesPaid: post<FeesPaid, Data<DeskFeeRow[]>>()('/desk/fees/paid'),
  markFeesOpen: post<FeeSelection, Data<DeskFeeRow[]>>()('/desk/fees/open'),
  previewReminder: post<ReminderSelection, Data<ReminderPreview>>()('/desk/fees/reminders/preview', { safe: true }),
  remindOfFees: post<NewReminder, Data<{ mails: number }>>()('/desk/fees/reminders'),
  // changes nothing, yet is not `safe`: a phone may need longer for the file than clients wait for a read
  matchBankFile: post<BankFile, Data<DeskBankMatches>>()('/desk/bank-matches', { limit: limits.bankFileBody }),
  confirmBankMatches: post<BankConfirmation, Data<DeskFeeRow[]>>()('/desk/bank-matches/confirm', {
    limit: limits.bankFileBody,
  }),
} as const;
