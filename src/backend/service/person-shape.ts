import { check, fieldOf, only, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { Issue } from '../../model/issue.js';
import type { FieldValue, PersonName } from '../../model/person.js';
import type { List } from '../../model/workspace.js';
import { emailKey, newId, newRowKey, type PersonRow } from '../store/index.js';
import { fieldsOf } from './person-of.js';

/** What the persons of a list look like, and what may be written to them. */
export interface PersonShape {
  readonly fields: readonly Field[];
  /** What is wrong with values, under the names that were sent. */
  check(values: object): Issue[];
  /** The values under the names that the wire reads them by: a column's `external_id` where it has one. */
  named(values: object): Record<string, unknown>;
}

export function shapeOf(list: List, columns: readonly Column[]): PersonShape {
  const fields = fieldsOf(list, columns);
  // columns that can also be written under another name than they are read under
  const byId = new Map(
    columns.filter(({ id }) => !fields.some(({ name }) => name === id)).map((column) => [column.id, fieldOf(column)]),
  );
  /** Each field under the name that was sent. */
  const asSent = (values: object): readonly Field[] => {
    const others = Object.keys(values).filter((key) => {
      const field = byId.get(key);
      return field && !Object.hasOwn(values, field.name);
    });
    if (!others.length) return fields;
    const sent = new Map(others.map((id) => [byId.get(id)!.name, id]));
    return fields.map((field) => ({ ...field, name: sent.get(field.name) ?? field.name }));
  };
  return {
    fields,
    check: (values) => check(values, asSent(values)),
    named: (values) =>
      Object.fromEntries(
        Object.entries(only(asSent(values), values)).map(([key, value]) => [byId.get(key)?.name ?? key, value]),
      ),
  };
}

/** A person of whom nothing is known yet. */
export const newPerson = (
  { workspace_id, list_id, now }: { workspace_id: string; list_id: string; now: number },
  confirmed: boolean,
): PersonRow => ({
  workspace_id,
  list_id,
  row_key: newRowKey(now),
  id: newId('per'),
  external_id: null,
  first_name: null,
  last_name: null,
  email: null,
  email_key: null,
  membership_number: null,
  data: '{}',
  confirmed: confirmed ? 1 : 0,
  version: 1,
  created_at: now,
});

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was sent over what is there: parts of a name or an address that were not sent stay, null takes away. */
function merged(there: unknown, sent: unknown): unknown {
  if (!isGroup(sent)) return sent;
  const parts = Object.entries({ ...(isGroup(there) ? there : {}), ...sent }).filter(([, part]) => part !== null);
  return parts.length ? Object.fromEntries(parts) : null;
}

const pick = ({ first_name, last_name }: PersonRow): PersonName => ({ first_name, last_name });

/** A row with values written over it, checked and named before. The same row where nothing changes. */
export function withValues(row: PersonRow, values: Record<string, unknown>, external_id = row.external_id): PersonRow {
  const { name, email = row.email, membership_number = row.membership_number, ...others } = values;
  const stored = JSON.parse(row.data) as Record<string, FieldValue>;
  const data: Record<string, unknown> = { ...stored };
  for (const [key, value] of Object.entries(others)) data[key] = merged(stored[key], value);
  const { first_name, last_name } = (
    name === null ? { first_name: null, last_name: null } : { ...pick(row), ...(name as object | undefined) }
  ) as PersonName;
  const next: PersonRow = {
    ...row,
    external_id,
    first_name,
    last_name,
    email: email as string | null,
    email_key: emailKey(email as string | null),
    membership_number: membership_number as string | null,
    data: JSON.stringify(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))),
  };
  return (Object.keys(next) as (keyof PersonRow)[]).every((key) => next[key] === row[key]) ? row : next;
}

/** The same row as its next version. */
export const nextVersion = (row: PersonRow): PersonRow => ({ ...row, version: row.version + 1 });
