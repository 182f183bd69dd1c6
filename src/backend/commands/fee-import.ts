import { readFile, stat } from 'node:fs/promises';
import {
  MAX_STATEMENT_BYTES,
  readStatement,
  StatementError,
  type MatchedPayment,
  type PaymentOutcome,
} from '../statements/index.js';
import type { FeeOfPerson } from '../store/index.js';
import { UsageError, workspaceIn } from '../workspace/index.js';
import { bookPayments } from './shared/book-payments.js';
import { command } from './shared/command.js';
import { CommandError } from './shared/faults.js';
import { formatEuros, nameOf } from './shared/fees.js';
import { withExistingStore } from './shared/open-store.js';
import { formatCount } from './shared/size.js';

const reasons: Readonly<Record<Exclude<PaymentOutcome, 'paid'>, string>> = {
  debit: 'money that went out',
  other_currency: 'another currency than EUR',
  no_reference: 'no reference in its text',
  unknown_reference: 'its reference belongs to no fee',
  already_paid: 'paid already',
  already_booked: 'this booking has paid before',
  other_amount: 'another amount than what is owed',
};

async function readBytes(path: string): Promise<Uint8Array> {
  const failed = ({ code }: NodeJS.ErrnoException): never => {
    throw new UsageError(code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read as a file.`);
  };
  // not even read if it is too large
  if ((await stat(path).catch(failed)).size > MAX_STATEMENT_BYTES)
    throw new CommandError(`${path} is larger than ${MAX_STATEMENT_BYTES / 1024 / 1024} MB.`);
  return readFile(path).catch(failed);
}

const line = ({ payment: { date, amount, payer, text }, outcome, fees }: MatchedPayment<FeeOfPerson>): string => {
  const named = fees.map((fee) => `${fee.reference} ${formatEuros(fee.amount)} ${nameOf(fee)}`).join(', ');
  const line = `${date}  ${formatEuros(amount)}  ${payer || '–'}`;
  if (outcome === 'paid') return `paid  ${line}: ${named}`;
  return `left  ${line}: ${reasons[outcome]}${named ? ` (${named})` : text ? ` (${text.slice(0, 80)})` : ''}`;
};

export const feeImport = command({
  group: 'data',
  name: 'fee import',
  summary: 'note payments of a bank statement',
  details: [
    'Reads CAMT.053 (XML), and the CSV of Sparkasse (CSV-CAMT), DKB and ING. A payment is noted where its text names references of open fees, spaces ignored, and its amount is their sum. All other bookings are listed with the reason, and change nothing. A booking pays once, also if the same file is imported again.',
  ],
  operands: { FILE: 'of the bank' },
  options: { 'dry-run': { description: 'only say what would be noted' } },
  examples: ['turnout fee import statement.xml --dry-run', 'turnout fee import statement.xml'],
  failureMeaning: 'refused: the file cannot be read; nothing was changed',

  async run({ operands: [path = ''], options, print }) {
    const bytes = await readBytes(path);
    const dryRun = options['dry-run'];
    const read = () => {
      try {
        return readStatement(bytes);
      } catch (error) {
        throw error instanceof StatementError ? new CommandError(`${path}: ${error.message}`) : error;
      }
    };
    const payments = read();
    const results = await withExistingStore(
      options.data,
      async (store) => {
        const { id } = await workspaceIn(store, options.workspace);
        return bookPayments(store, id, payments, { isDryRun: dryRun });
      },
      'any',
    );
    const paid = results.filter(({ outcome }) => outcome === 'paid');
    const fees = formatCount(paid.flatMap((match) => match.fees).length, 'fee');
    print(
      {
        dry_run: dryRun,
        payments: results.map(({ payment, outcome, fees: named }) => ({
          ...payment,
          outcome,
          fees: named.map(({ id, reference, amount }) => ({ id, reference, amount })),
        })),
      },
      [
        ...results.map(line),
        `${fees} ${dryRun ? 'would be paid' : 'paid'}, ${formatCount(results.length - paid.length, 'booking')} left as ${results.length - paid.length === 1 ? 'it is' : 'they are'}.`,
      ],
    );
  },
});
