import { stringify } from 'csv-stringify/sync';
import type { Field } from '../../../fields/index.js';
import type { FieldValue, Person } from '../../../model/person.js';

/** Characters that begin a formula in spreadsheets, in full width as well. */
const FORMULA_SIGNS = '=+\\-@＝＋－＠';
const BLANKS = '[\\s\\p{Cc}\\p{Cf}]*';
const formulaStart = new RegExp(`^${BLANKS}[${FORMULA_SIGNS}]|^[\\t\\r\\n]`, 'u');

/**
 * A formula after a semicolon, a tab or a line break: a spreadsheet that separates cells there ignores the quotes. A smiley
 * (`;-)`) is no formula.
 */
const formulaInside = new RegExp(`([;\\t\\r\\n]${BLANKS})([${FORMULA_SIGNS}](?!\\)))?`, 'gu');

/** A telephone number. With other signs in it (`+1-2`, `+49/30`) a spreadsheet would calculate another number. */
const telephoneNumber = /^\+\d[\d ()]*$/;

/**
 * A text that a spreadsheet shows and does not run (CWE-1236). Ours, because `escape_formulas` of csv-stringify changes telephone
 * numbers and does not look behind blanks and separators.
 */
const escapeFormulas = (text: string): string => {
  if (telephoneNumber.test(text)) return text;
  const escaped = text.replace(formulaInside, (match, separator: string, sign?: string) =>
    sign ? `${separator}'${sign}` : match,
  );
  return formulaStart.test(text) ? `'${escaped}` : escaped;
};

const textOf = (value: FieldValue): string => {
  if (value === null || value === undefined) return '';
  // numbers and booleans are harmless, and a spreadsheet can add up -5
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return escapeFormulas(value.join('; '));
  return escapeFormulas(typeof value === 'string' ? value : JSON.stringify(value));
};

/** Lines of CSV (RFC 4180). Cells are quoted where any program might separate cells, or trim them. */
export const csvLines = (rows: readonly (readonly FieldValue[])[]): string =>
  stringify(
    rows.map((values) => values.map(textOf)),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n]|^\s|\s$/ },
  );

interface CsvColumn {
  readonly name: string;
  of(person: Person): FieldValue;
}

/** The columns of a field: one, or one for each part of a group. */
const columnsOf = (field: Field): CsvColumn[] => {
  const { name, kind } = field;
  const control = kind.control(field);
  if (control.kind !== 'group') return [{ name, of: (person) => person[name] }];
  return control.parts.map((part) => {
    const key = part.name.slice(name.length + 1);
    return { name: part.name, of: (person) => (person[name] as Record<string, FieldValue> | null)?.[key] };
  });
};

/** The header line for persons with these fields, and the lines of persons. */
export function csvOf(fields: readonly Field[]): { header: string; linesOf: (persons: readonly Person[]) => string } {
  const columns: CsvColumn[] = [
    { name: 'id', of: ({ id }) => id },
    { name: 'external_id', of: ({ external_id }) => external_id },
    ...fields.flatMap(columnsOf),
  ];
  return {
    header: csvLines([columns.map(({ name }) => name)]),
    linesOf: (persons) => csvLines(persons.map((person) => columns.map(({ of }) => of(person)))),
  };
}
