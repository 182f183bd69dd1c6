import type { Field } from '../../../fields/index.js';
import type { FieldValue, Person } from '../../../model/person.js';

/** What spreadsheets take for the beginning of a formula, in full width as well. */
const signs = '=+\\-@＝＋－＠';
const blank = '[\\s\\p{Cc}\\p{Cf}]*';
const formula = new RegExp(`^${blank}[${signs}]|^[\\t\\r\\n]`, 'u');

/**
 * The same behind what a spreadsheet might split a cell at: where a semicolon or a tab is what it expects between
 * cells, quotes do not keep it from doing so. A smile is no formula.
 */
const inside = new RegExp(`([;\\t\\r\\n]${blank})([${signs}](?!\\)))?`, 'gu');

/** A number to call. With other signs in it (`+1-2`, `+49/30`) a spreadsheet would work out another number. */
const callable = /^\+\d[\d ()]*$/;

/** A text that a spreadsheet shows and does not run (CWE-1236). */
const defused = (text: string): string => {
  if (callable.test(text)) return text;
  const parts = text.replace(inside, (before, parting: string, sign?: string) =>
    sign ? `${parting}'${sign}` : before,
  );
  return formula.test(text) ? `'${parts}` : parts;
};

const textOf = (value: FieldValue): string => {
  if (value === null || value === undefined) return '';
  // numbers and yes or no cannot do any harm, and -5 is to be added up
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return defused(value.join('; '));
  return defused(typeof value === 'string' ? value : JSON.stringify(value));
};

/** One cell (RFC 4180), in quotes where it holds anything that some program might part cells at. */
export const cell = (value: FieldValue): string => {
  const text = textOf(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const line = (values: readonly FieldValue[]): string => `${values.map(cell).join(',')}\r\n`;

interface CsvColumn {
  readonly name: string;
  of(person: Person): FieldValue;
}

/** A field is a column; one that is made of parts is a column for each. */
const columnsOf = (field: Field): CsvColumn[] => {
  const { name, kind } = field;
  const control = kind.control(field);
  if (control.kind !== 'group') return [{ name, of: (person) => person[name] }];
  return control.parts.map((part) => {
    const key = part.name.slice(name.length + 1);
    return { name: part.name, of: (person) => (person[name] as Record<string, FieldValue> | null)?.[key] };
  });
};

/** Persons with these fields as lines of CSV. */
export function csvOf(fields: readonly Field[]): { head: string; lineOf: (person: Person) => string } {
  const columns: CsvColumn[] = [
    { name: 'id', of: ({ id }) => id },
    { name: 'external_id', of: ({ external_id }) => external_id },
    ...fields.flatMap(columnsOf),
  ];
  return {
    head: line(columns.map(({ name }) => name)),
    lineOf: (person) => line(columns.map(({ of }) => of(person))),
  };
}
