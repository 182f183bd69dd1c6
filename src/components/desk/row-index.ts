import type { DeskRow } from '../../model/desk.js';
import type { FieldValue } from '../../model/person.js';

/** A row with its text as searches compare it. */
export interface IndexedRow {
  readonly row: DeskRow;
  /** All values, folded. */
  readonly text: string;
}

/** A text without case, accents and marks: `Łukasz Müßig` and `łukasz mussig` are alike. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('ı', 'i');

/** Every text and number in a value. */
function textsOf(value: FieldValue): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (value && typeof value === 'object') return Object.values(value).filter((part) => typeof part === 'string');
  return [];
}

export const indexRow = (row: DeskRow): IndexedRow => ({
  row,
  text: foldText(Object.values(row.values).flatMap(textsOf).join('\n')),
});

/** Whether a folded text has every word of a query. */
export function textSearch(query: string): (text: string) => boolean {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return (text) => words.every((word) => text.includes(word));
}

/** The rows that have every word of the query somewhere, in one of these states if any is given. */
export function filterRows(
  rows: readonly IndexedRow[],
  { query, state }: { readonly query: string; readonly state?: string | undefined },
): IndexedRow[] {
  const matches = textSearch(query);
  return rows.filter(({ row, text }) => (!state || row.state === state) && matches(text));
}
