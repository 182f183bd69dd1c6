import type {
  BankConfirmation,
  BankEntryOutcome,
  DeskBankEntry,
  DeskBankMatches,
} from '../../../src/model/desk-bank.js';
import type { DeskFeeRow } from '../../../src/model/desk-money.js';
import type { MoneyDouble } from './money-double.js';

const unmatched: readonly (readonly [Exclude<BankEntryOutcome, 'paid'>, string])[] = [
  ['other_amount', 'RF10 4821 0000 Sommerlager'],
  ['no_reference', 'Zeltlager für Mia, vielen Dank und liebe Grüße'],
  ['unknown_reference', 'RF65 18K5'],
  ['other_currency', 'RF10 4821 0000'],
  ['already_booked', 'RF10 4821 0000'],
  ['already_paid', 'RF13 4821 0003'],
];

const entryOf = (entry_id: string, more: Partial<DeskBankEntry>): DeskBankEntry => ({
  entry_id,
  day: '2030-01-03',
  amount: 2_500,
  currency: more.outcome === 'other_currency' ? 'CHF' : 'EUR',
  payer: 'Jörg Öztürk-Lindström',
  text: '',
  outcome: 'paid',
  fees: [],
  ...more,
});

/** The bank files of a desk in memory: whatever is sent, the first open fees are paid by it. */
export class BankDouble {
  readonly #money: MoneyDouble;
  /** Payments that pay a fee. */
  readonly #matched: number;

  constructor(money: MoneyDouble, matched = 3) {
    this.#money = money;
    this.#matched = matched;
  }

  /** Undefined for requests that are about something else. */
  answer(line: string, body: unknown): unknown {
    if (line === 'POST /bank-matches') return { data: this.#matches() };
    if (line !== 'POST /bank-matches/confirm') return undefined;
    const fee_ids = (body as BankConfirmation).entries.flatMap((entry) => entry.fee_ids);
    return this.#money.answer('POST /fees/paid', new URLSearchParams(), { fee_ids, day: '2030-01-03' });
  }

  #matches(): DeskBankMatches {
    const open = this.#money.fees.filter(({ paid_on }) => paid_on === null).slice(0, this.#matched);
    const paid = (fee: DeskFeeRow) =>
      entryOf(`entry_${fee.fee_id}`, { amount: fee.amount, text: fee.reference, fees: [fee] });
    return {
      entries: [
        ...open.map(paid),
        ...unmatched.map(([outcome, text]) =>
          entryOf(`left_${outcome}`, { outcome, text, fees: text.includes('0000') ? open.slice(0, 1) : [] }),
        ),
      ],
      debits: 4,
      is_other_account: true,
    };
  }
}
