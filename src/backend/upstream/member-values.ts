import { fieldOf, memberFields, personFields, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { FieldValue, Person } from '../../model/person.js';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text, and what can be read as a text; null for anything else. */
const asText = (value: unknown): string | null =>
  typeof value === 'string' ? value : ['number', 'boolean'].includes(typeof value) ? String(value) : null;

/** The values of custom columns whose JSON type is not text, by the type of the column. */
const readers: Readonly<Record<string, (value: unknown) => FieldValue>> = {
  boolean: (value) => (typeof value === 'boolean' ? value : null),
  integer: (value) => (typeof value === 'number' ? value : null),
  number: (value) => (typeof value === 'number' ? value : null),
  array: (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : null),
};

/** The value of a built-in field. Every part of a name or an address is there: one that is missing is empty. */
function builtInValue(field: Field, value: unknown): FieldValue {
  const control = field.kind.control(field);
  if (control.kind !== 'group') return asText(value);
  const parts = isObject(value) ? value : {};
  const entries = control.parts.map(({ name }) => name.slice(field.name.length + 1));
  return Object.fromEntries(entries.map((part) => [part, asText(parts[part])]));
}

/**
 * All values of a member as the gate's fields can show them. A field that the answer lacks has no value, since a read returns all fields
 * that a person has (specification: Person); nor has one whose JSON type its field cannot show.
 */
export const memberValues = (person: Person, columns: readonly Column[]): Record<string, FieldValue> =>
  Object.fromEntries([
    ...[...personFields, ...memberFields].map((field) => [field.name, builtInValue(field, person[field.name])]),
    ...columns.map((column) => {
      const { name } = fieldOf(column);
      return [name, (readers[column.type] ?? asText)(person[name])];
    }),
  ]);
