import { fieldOf, memberFields, personFields, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { FieldValue, Person } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import type { PersonRow } from '../store/index.js';

/** All fields that the persons of a list have: built-in ones first, then every column in order. */
export const fieldsOf = (list: List, columns: readonly Column[]): Field[] => [
  ...personFields,
  ...(list.type === 'member' ? memberFields : []),
  ...columns.map(fieldOf),
];

/** A row as the wire has it: every field of the list, null where the person has no value. */
export function personOf(row: PersonRow, fields: readonly Field[]): Person {
  const data = JSON.parse(row.data) as Record<string, FieldValue>;
  const stored = new Map<string, FieldValue>([
    ...Object.entries(data),
    ['name', { first_name: row.first_name, last_name: row.last_name }],
    ['email', row.email],
    ['membership_number', row.membership_number],
  ]);
  return {
    id: row.id,
    external_id: row.external_id,
    ...Object.fromEntries(fields.map(({ name }) => [name, stored.get(name) ?? null])),
  } as Person;
}

/** The entity tag of a person: another one with every change. */
export const tagOf = ({ id, version }: Pick<PersonRow, 'id' | 'version'>): string => `"${id}-${version}"`;
