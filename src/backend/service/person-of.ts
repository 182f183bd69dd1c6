import { fieldOf, memberFields, personFields, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { FieldValue, Person } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import type { PersonRecord } from '../store/index.js';

const known = new WeakMap<readonly Column[], Map<List['type'], readonly Field[]>>();

/**
 * All fields that the persons of a list have: built-in ones first, then every column in order. Columns that the store
 * remembers are the same object each time, and so are their fields.
 */
export function fieldsOf(list: List, columns: readonly Column[]): readonly Field[] {
  const byType = known.get(columns) ?? new Map<List['type'], readonly Field[]>();
  known.set(columns, byType);
  const fields = byType.get(list.type) ?? [
    ...personFields,
    ...(list.type === 'member' ? memberFields : []),
    ...columns.map(fieldOf),
  ];
  byType.set(list.type, fields);
  return fields;
}

/** Fields that have a place of their own in a row; all others are in its `data`. */
const inRow: Readonly<Record<string, (row: PersonRecord) => FieldValue>> = {
  name: ({ first_name, last_name }) => ({ first_name, last_name }),
  email: ({ email }) => email,
  membership_number: ({ membership_number }) => membership_number,
};

/** A row as the wire has it: every field of the list, null where the person has no value. `data` where it is read already. */
export function personOf(
  row: PersonRecord,
  fields: readonly Field[],
  data = JSON.parse(row.data) as Readonly<Record<string, FieldValue>>,
): Person {
  const person: Record<string, FieldValue> = { id: row.id, external_id: row.external_id };
  // every field has a name of its own, none that objects inherit: checked when columns are made
  for (const { name } of fields) person[name] = inRow[name]?.(row) ?? data[name] ?? null;
  return person as Person;
}

/** The entity tag of a person: another one with every change. */
export const tagOf = ({ id, version }: Pick<PersonRecord, 'id' | 'version'>): string => `"${id}-${version}"`;
