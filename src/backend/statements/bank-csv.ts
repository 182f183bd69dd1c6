// the build without Node's Buffer: the backend also runs in a page
import { parse } from 'csv-parse/browser/esm/sync';
import { isDate } from '../../fields/index.js';
import { StatementError, type Payment } from './payment.js';

/** The content of a column by its heads: of Sparkasse (CSV-CAMT), DKB and ING. */
const heads = {
  date: ['Buchungstag', 'Buchungsdatum', 'Buchung'],
  amount: ['Betrag', 'Betrag (€)'],
  currency: ['Waehrung', 'Währung'],
  payer: ['Beguenstigter/Zahlungspflichtiger', 'Zahlungspflichtige*r', 'Auftraggeber/Empfänger'],
  text: ['Verwendungszweck'],
  endToEnd: ['Kundenreferenz (End-to-End)', 'Kundenreferenz'],
  status: ['Info', 'Status'],
} as const;

type ColumnName = keyof typeof heads;

/** Cents of a number with decimal comma: `1.234,56`. */
function centsOf(text: string): number {
  const [, sign, whole = '', fraction = ''] =
    /^([+-])?(\d{1,3}(?:\.\d{3})+|\d{1,13})(?:,(\d{1,2}))?$/.exec(text.replace(/\s|€/g, '')) ?? [];
  if (!whole) throw new StatementError(`The amount ${text || '(none)'} cannot be read.`);
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

/** `31.12.26` and `31.12.2026`. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d\d)\.(\d\d)\.(\d\d|\d{4})$/.exec(text) ?? [];
  const date = `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;
  if (!isDate(date)) throw new StatementError(`The day ${text || '(none)'} cannot be read.`);
  return date;
}

/** Whether a line has the heads of the columns. Banks write lines about the account above them. */
const isHead = (row: readonly string[]): boolean =>
  (['date', 'amount', 'text'] as const).every((name) => heads[name].some((head) => row.includes(head)));

/**
 * The bookings of a statement in CSV, separated by semicolons: of Sparkasse (CSV-CAMT), DKB and ING. Bookings that are only
 * announced are left out. Throws `StatementError`.
 */
export function readBankCsv(csv: string): Payment[] {
  let rows: string[][];
  try {
    const loose = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true };
    rows = parse(csv, { delimiter: ';', bom: true, ...loose });
  } catch (error) {
    throw new StatementError(`The CSV cannot be read: ${(error as Error).message}`);
  }
  const at = rows.findIndex(isHead);
  if (at < 0)
    throw new StatementError(
      'The file is no bank statement that is known: CAMT.053, or the CSV of Sparkasse, DKB or ING.',
      { isOtherFormat: true },
    );
  const head = rows[at]!;
  const columnOf = (name: ColumnName) => heads[name].map((one) => head.indexOf(one)).find((index) => index >= 0) ?? -1;
  return rows.slice(at + 1).flatMap((row): Payment[] => {
    const cell = (name: ColumnName) => row[columnOf(name)] ?? '';
    if (/vorgemerkt/i.test(cell('status'))) return [];
    const text = [cell('text'), cell('endToEnd')].filter(Boolean).join(' ');
    const currency = cell('currency') || 'EUR';
    return [{ date: dayOf(cell('date')), amount: centsOf(cell('amount')), currency, payer: cell('payer'), text }];
  });
}
