import { fieldOf, memberFields, personFields, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { FieldValue, Person } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import type { PersonRecord } from '../store/index.js';

const fieldsByColumns = new WeakMap<readonly Column[], Map<List['type'], readonly Field[]>>();

/**
 * All fields of the persons of a list: built-in fields first, then every column in order. The store returns cached columns as
 * the same object, so their fields are cached by it.
 */
export function fieldsOf(list: List, columns: readonly Column[]): readonly Field[] {
  const byType = fieldsByColumns.get(columns) ?? new Map<List['type'], readonly Field[]>();
  fieldsByColumns.set(columns, byType);
  const fields = byType.get(list.type) ?? [
    ...personFields,
    ...(list.type === 'member' ? memberFields : []),
    ...columns.map(fieldOf),
  ];
  byType.set(list.type, fields);
  return fields;
}

/** Fields with their own columns in the table; all others are in `data`. */
const rowFields: Readonly<Record<string, (row: PersonRecord) => FieldValue>> = {
  name: ({ first_name, last_name }) => ({ first_name, last_name }),
  email: ({ email }) => email,
  membership_number: ({ membership_number }) => membership_number,
};

/** The representation of a person in answers: every field of the list, null without a value. `data` avoids parsing it again. */
export function personOf(
  row: PersonRecord,
  fields: readonly Field[],
  data = JSON.parse(row.data) as Readonly<Record<string, FieldValue>>,
): Person {
  const person: Record<string, FieldValue> = { id: row.id, external_id: row.external_id };
  // field names are unique and not inherited by objects: checked when columns are created
  for (const { name } of fields) person[name] = rowFields[name]?.(row) ?? data[name] ?? null;
  return person as Person;
}

/** The full name of a person; empty without one. */
export const nameOf = ({ first_name, last_name }: Pick<PersonRecord, 'first_name' | 'last_name'>): string =>
  [first_name, last_name].filter(Boolean).join(' ');

/** The times of a person, beside it in an answer: a person itself may be sent back as it was read. */
export const timesOf = ({ created_at, changed_at }: Pick<PersonRecord, 'created_at' | 'changed_at'>) => ({
  created_at: new Date(created_at).toISOString(),
  changed_at: new Date(changed_at).toISOString(),
});

/** The entity tag of a person; it changes with every change of the person. */
export const tagOf = ({ id, version }: Pick<PersonRecord, 'id' | 'version'>): string => `"${id}-${version}"`;
