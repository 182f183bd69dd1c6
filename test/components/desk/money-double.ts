import type {
  DeskFeeRow,
  DeskMoney,
  FeesPaid,
  ReminderPreview,
  ReminderSelection,
} from '../../../src/model/desk-money.js';
import { rowOf } from './desk-gate-rows.js';

const purposes = ['Summer camp', 'Membership 2030', 'Bus'];

/** A made-up fee; every fourth is paid. */
export const feeOf = (at: number): DeskFeeRow => {
  const { values } = rowOf(at);
  return {
    fee_id: `fee_${at}`,
    reference: `RF${10 + (at % 80)} 4821 ${String(at).padStart(4, '0')}`,
    amount: 2_500 + 100 * at,
    description: purposes[at % purposes.length]!,
    person_id: `per_${at}`,
    person_name: [values['name.first_name'], values['name.last_name']].join(' '),
    list_id: at % 2 ? 'lst_member' : 'lst_camp',
    cost_unit: at % 3 ? null : 'Camp 2030',
    open_since: '2030-01-02',
    due_on: at % 2 ? null : '2030-02-01',
    paid_on: at % 4 === 3 ? '2030-01-04' : null,
    reminded_on: at % 5 === 1 ? '2030-01-03' : null,
    reminder_undelivered: at === 6,
  };
};

const total = (fees: readonly DeskFeeRow[], isPaid: boolean): number =>
  fees.filter(({ paid_on }) => (paid_on !== null) === isPaid).reduce((sum, { amount }) => sum + amount, 0);

/** The fees of a desk in memory. */
export class MoneyDouble {
  fees: DeskFeeRow[];

  constructor(count: number) {
    this.fees = Array.from({ length: count }, (_, at) => feeOf(at));
  }

  /** Undefined for requests that are about something else. */
  answer(line: string, query: URLSearchParams, body: unknown): unknown {
    const list_id = query.get('list_id');
    const fees = this.fees.filter((fee) => list_id === null || fee.list_id === list_id);
    if (line === 'GET /money') return { data: this.#sums(fees) };
    if (line === 'GET /fees') {
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('per_page'));
      return { data: fees.slice(start, end), next_cursor: end < fees.length ? String(end) : null };
    }
    if (line === 'POST /fees/reminders/preview') return { data: this.#preview(body as ReminderSelection) };
    if (line === 'POST /fees/reminders') return { data: { mails: this.#remind(body as ReminderSelection).length } };
    if (line === 'POST /fees/paid' || line === 'POST /fees/open') return { data: this.#mark(body as FeesPaid) };
    return undefined;
  }

  #sums(fees: readonly DeskFeeRow[]): DeskMoney {
    const open_count = fees.filter(({ paid_on }) => paid_on === null).length;
    return {
      open: total(fees, false),
      paid: total(fees, true),
      owed_back: fees.length ? 1_000 : 0,
      open_count,
      paid_count: fees.length - open_count,
      cost_units: ['Camp 2030', null].flatMap((cost_unit) => {
        const ofUnit = fees.filter((fee) => fee.cost_unit === cost_unit);
        return ofUnit.length ? [{ cost_unit, open: total(ofUnit, false), paid: total(ofUnit, true) }] : [];
      }),
      is_incomplete: true,
    };
  }

  /** Open fees of a selection whose persons were not reminded lately. */
  #reminded({ fee_ids, repeat }: ReminderSelection): DeskFeeRow[] {
    return this.fees.filter((fee) => fee_ids.includes(fee.fee_id) && (repeat || fee.reminded_on === null));
  }

  #preview(selection: ReminderSelection): ReminderPreview {
    const mails = this.#reminded(selection).length;
    return {
      mails,
      recent: selection.fee_ids.length - mails,
      without_address: 1,
      example: mails ? { subject: 'Payment reminder', text: 'Hello Łukasz,\n\nSomething is still to be paid.' } : null,
    };
  }

  #remind(selection: ReminderSelection): DeskFeeRow[] {
    const reminded = this.#reminded(selection);
    this.fees = this.fees.map((fee) => (reminded.includes(fee) ? { ...fee, reminded_on: '2030-01-06' } : fee));
    return reminded;
  }

  #mark({ fee_ids, day }: Partial<FeesPaid>): DeskFeeRow[] {
    const isMarked = ({ fee_id }: DeskFeeRow) => fee_ids!.includes(fee_id);
    this.fees = this.fees.map((fee) => (isMarked(fee) ? { ...fee, paid_on: day ?? null } : fee));
    return this.fees.filter(isMarked);
  }
}
