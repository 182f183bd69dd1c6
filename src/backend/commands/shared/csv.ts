import { stringify } from 'csv-stringify/sync';
import type { FieldValue } from '../../../model/person.js';
import { escapeFormulas } from '../../../model/spreadsheet-text.js';
import type { ExportColumn } from './export-columns.js';
import type { ExportRow } from './export-rows.js';

/** A number as spreadsheets read it if cells are separated like this: between semicolons, 10.5 would become a day in May. */
const withDecimalSign = (number: string, delimiter: string): string =>
  delimiter === ';' ? number.replace('.', ',') : number;

const textOf = (value: FieldValue, delimiter: string): string => {
  if (value === null || value === undefined) return '';
  // numbers and booleans are harmless, and a spreadsheet can add up -5
  if (typeof value === 'number') return withDecimalSign(String(value), delimiter);
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return escapeFormulas(value.join('; '));
  return escapeFormulas(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Lines of CSV (RFC 4180). Cells are quoted if any program might separate cells, or trim them. */
export const csvLines = (rows: readonly (readonly FieldValue[])[], delimiter = ','): string =>
  stringify(
    rows.map((values) => values.map((value) => textOf(value, delimiter))),
    { record_delimiter: 'windows', quoted_match: /[,;\t\r\n]|^\s|\s$/, delimiter },
  );

/** A row of an export: times are RFC 3339, amounts are euros with two decimals. */
export const csvRow = (columns: readonly ExportColumn[], row: ExportRow, delimiter = ','): FieldValue[] =>
  columns.map((column) => {
    const value = column.of(row);
    if (typeof value !== 'number') return value;
    if (column.kind === 'time') return new Date(value).toISOString();
    return column.kind === 'money' ? withDecimalSign((value / 100).toFixed(2), delimiter) : value;
  });
