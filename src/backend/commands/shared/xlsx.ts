import writeXlsx, { type Cell } from 'write-excel-file/node';
import type { FieldValue } from '../../../model/person.js';
import { formatLocalTime } from '../../workspace/index.js';
import type { ExportColumn, ExportRow } from './export-columns.js';

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
  if (typeof value === 'number') return { value, type: Number };
  if (typeof value === 'boolean') return { value, type: Boolean };
  if (Array.isArray(value)) return text(value.join('; '));
  return text(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Milliseconds since 1970 are shown by the clocks of the club. */
export interface Sheet {
  readonly columns: readonly ExportColumn[];
  readonly heads: readonly string[];
  readonly zone: string;
}

/** A workbook with one sheet (ECMA-376): a row of heads that stays in view, and a row per person. */
export const xlsxOf = (rows: readonly ExportRow[], { columns, heads, zone }: Sheet): Promise<Buffer> =>
  writeXlsx(
    [
      heads.map((head) => ({ ...(text(head) as object), fontWeight: 'bold' as const })),
      ...rows.map((row) => columns.map((column) => cellOf(column, column.of(row), zone))),
    ],
    { stickyRowsCount: 1, columns: heads.map((head) => ({ width: Math.min(40, Math.max(14, head.length + 2)) })) },
  ).toBuffer();
