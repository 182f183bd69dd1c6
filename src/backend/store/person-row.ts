import type { Selectable } from 'kysely';
import { emailKey as keyOf } from '../../fields/index.js';
import type { Schema } from './schema.js';

export type PersonRow = Selectable<Schema['person']>;

/** The columns of a person that answers need. */
export const recordColumns = [
  'row_key',
  'id',
  'external_id',
  'first_name',
  'last_name',
  'email',
  'membership_number',
  'data',
  'version',
  'created_at',
  'changed_at',
] as const satisfies readonly (keyof PersonRow)[];

export type PersonRecord = Pick<PersonRow, (typeof recordColumns)[number]>;

/** The comparison key of an e-mail address (decision 9); null if there is none. */
export const emailKey = (email: string | null): string | null => email && keyOf(email);

/** Compares persons by a column; null comes first. */
export const compareBy =
  (name: 'row_key' | 'external_id') =>
  (left: PersonRow, right: PersonRow): number => {
    const [leftKey, rightKey] = [left[name] ?? '', right[name] ?? ''];
    return leftKey < rightKey ? -1 : leftKey > rightKey ? 1 : 0;
  };
export const compareByRowKey = compareBy('row_key');
