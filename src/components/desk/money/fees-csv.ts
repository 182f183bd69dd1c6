import type { DeskFeeRow } from '../../../model/desk-money.js';
import { escapeFormulas } from '../../../model/spreadsheet-text.js';
import type { MoneyContext } from './money-context.js';

/** A column of the file: days are `YYYY-MM-DD`, amounts are euros with two decimals. */
interface CsvColumn {
  readonly label: string;
  readonly text: (fee: DeskFeeRow, listTitle: string) => string;
}

/** The decimal sign of a language. */
const decimalSign = (language: string): string =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(0.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const columnsOf = ({ words, moneyWords }: Omit<MoneyContext, 'messageWords'>, sign: string): CsvColumn[] => [
  { label: moneyWords.paidDay, text: ({ paid_on }) => paid_on ?? '' },
  { label: moneyWords.amount, text: ({ amount }) => (amount / 100).toFixed(2).replace('.', sign) },
  { label: words.name, text: ({ person_name }) => escapeFormulas(person_name) },
  { label: moneyWords.purpose, text: ({ description }) => escapeFormulas(description) },
  { label: moneyWords.reference, text: ({ reference }) => escapeFormulas(reference) },
  { label: words.journal.list, text: (_, listTitle) => escapeFormulas(listTitle) },
  { label: moneyWords.costUnit, text: ({ cost_unit }) => escapeFormulas(cost_unit ?? '') },
  { label: moneyWords.due, text: ({ due_on }) => due_on ?? '' },
];

/**
 * Fees as CSV (RFC 4180) for a cash book, with a byte order mark, by which spreadsheets know UTF-8. Cells are separated by
 * semicolons where the language has a decimal comma, as its spreadsheets expect.
 */
export function feesCsv(
  fees: readonly DeskFeeRow[],
  titles: ReadonlyMap<string, string>,
  context: Omit<MoneyContext, 'messageWords'>,
): string {
  const sign = decimalSign(context.language) === ',' ? ',' : '.';
  const columns = columnsOf(context, sign);
  const rows = fees.map((fee) => columns.map(({ text }) => text(fee, titles.get(fee.list_id) ?? '')));
  const lines = [columns.map(({ label }) => label), ...rows].map((cells) =>
    cells.map(quoted).join(sign === ',' ? ';' : ','),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
