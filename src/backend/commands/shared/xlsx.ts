import writeXlsx, { type Cell } from 'write-excel-file/node';
import type { FieldValue } from '../../../model/person.js';
import { formatLocalTime } from '../../workspace/index.js';
import type { ExportColumn } from './export-columns.js';
import type { ExportRow } from './export-rows.js';

/** Characters that XML cannot hold. */
// eslint-disable-next-line no-control-regex -- control characters are what this looks for
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;

/** Excel refuses files with longer texts. */
const MAX_CELL_LENGTH = 32_767;

/** The first day that every spreadsheet counts in the same way. */
const FIRST_DAY = '1900-03-01';

const text = (value: string): Cell => ({
  value: value.replace(unprintable, '').slice(0, MAX_CELL_LENGTH),
  // never a number, a date or a formula, whatever it looks like
  type: String,
  format: '@',
});

function cellOf({ kind }: ExportColumn, value: FieldValue, zone: string): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'time' && typeof value === 'number')
    return {
      value: new Date(`${formatLocalTime(value, zone).slice(0, 16).replace(' ', 'T')}Z`),
      type: Date,
      format: 'yyyy-mm-dd hh:mm',
    };
  if (kind === 'day' && typeof value === 'string' && value >= FIRST_DAY)
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  if (typeof value === 'number')
    return kind === 'money' ? { value: value / 100, type: Number, format: '#,##0.00' } : { value, type: Number };
  if (typeof value === 'boolean') return { value, type: Boolean };
  if (Array.isArray(value)) return text(value.join('; '));
  return text(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Times are shown by the clocks of the club, in `zone`. */
export interface Sheet {
  readonly columns: readonly ExportColumn[];
  readonly heads: readonly string[];
  readonly zone: string;
  /** The names of the two sheets, and the head of the texts. */
  readonly names: { readonly persons: string; readonly consentTexts: string; readonly text: string };
  /** The texts with these hashes. */
  textsOf(hashes: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const headsOf = (heads: readonly string[]): Cell[] =>
  heads.map((head) => ({ ...(text(head) as object), fontWeight: 'bold' as const }));

/**
 * A workbook (ECMA-376): a row of heads that stays in view, and a row per person. The texts of consents, if there are any, are on a
 * sheet of their own.
 */
export async function xlsxOf(
  rows: readonly ExportRow[],
  { columns, heads, zone, names, textsOf }: Sheet,
): Promise<Buffer> {
  const persons = {
    sheet: names.persons,
    data: [headsOf(heads), ...rows.map((row) => columns.map((column) => cellOf(column, column.of(row), zone)))],
    stickyRowsCount: 1,
    columns: heads.map((head) => ({ width: Math.min(40, Math.max(14, head.length + 2)) })),
  };
  const hashes = new Set(rows.flatMap(({ consents }) => consents.flatMap(({ text_hash }) => text_hash ?? [])));
  const texts = {
    sheet: names.consentTexts,
    data: [
      headsOf(['SHA-256', names.text]),
      ...[...(await textsOf([...hashes]))].map(([hash, wording]) => [
        text(hash),
        { ...(text(wording) as object), wrap: true },
      ]),
    ],
    stickyRowsCount: 1,
    columns: [{ width: 66 }, { width: 80 }],
  };
  return writeXlsx(hashes.size ? [persons, texts] : [persons]).toBuffer();
}
