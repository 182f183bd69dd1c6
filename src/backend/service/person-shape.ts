import { check, checkerOf, fieldOf, pickFields, valuesCleaner, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { Issue } from '../../model/issue.js';
import type { FieldValue, PersonName } from '../../model/person.js';
import type { List, Workspace } from '../../model/workspace.js';
import { updatableColumns, emailKey, newId, newRowKey, type PersonRow } from '../store/index.js';
import { externalIdField } from './external-id.js';
import { fieldsOf } from './person-of.js';

/** What the persons of a list look like, and what may be written to them. */
export interface PersonShape {
  readonly fields: readonly Field[];
  /** What was sent, as it is checked and stored, under the names that were sent. */
  clean(values: object): Record<string, unknown>;
  /** What is wrong with values, under the names that were sent. `today` is the day that it is at the club. */
  check(values: object, today: string): Issue[];
  /** The values under the names that the wire reads them by: a column's `external_id` where it has one. */
  named(values: object): Record<string, unknown>;
}

/** Other ways to write an identifier that are compared as the same. */
const spellings = (external_id: string | null): string[] =>
  external_id === null ? [] : [external_id.normalize('NFC'), external_id.normalize('NFD')];

/**
 * `identifiers` are fields that may be sent and are no values: who somebody is. Dates are read in the first language that the
 * workspace writes in.
 */
export function shapeOf(
  list: List,
  columns: readonly Column[],
  { languages: [language] }: Pick<Workspace, 'languages'>,
  identifiers: readonly Field[] = [externalIdField],
): PersonShape {
  const fields = fieldsOf(list, columns);
  const writable = [...identifiers, ...fields];
  // columns that can also be written under another name than they are read under
  const names = new Set(fields.map(({ name }) => name));
  const byId = new Map(
    columns
      .flatMap((column) => [column.id, ...spellings(column.external_id)].map((name) => [name, column] as const))
      .filter(([name]) => !names.has(name))
      .map(([name, column]) => [name, fieldOf(column)]),
  );
  /** Each field under the name that was sent. */
  const asSent = (values: object): readonly Field[] => {
    if (!byId.size) return writable;
    const others = Object.keys(values).filter((key) => {
      const field = byId.get(key);
      return field && !Object.hasOwn(values, field.name);
    });
    if (!others.length) return writable;
    const sent = new Map(others.map((id) => [byId.get(id)!.name, id]));
    return writable.map((field) => ({ ...field, name: sent.get(field.name) ?? field.name }));
  };
  const checkAll = checkerOf(writable);
  const cleanAll = valuesCleaner([...writable, ...[...byId].map(([name, field]) => ({ ...field, name }))], language);
  return {
    fields,
    clean: cleanAll,
    check(values, today) {
      const sent = asSent(values);
      return sent === writable ? checkAll(values, today) : check(values, sent, today);
    },
    named(values) {
      const sent = asSent(values);
      // what was checked holds nothing else
      if (sent === writable) return values as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(pickFields(sent, values)).map(([key, value]) => [byId.get(key)?.name ?? key, value]),
      );
    },
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
  version: 0,
  created_at: now,
  changed_at: now,
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

/** A person as stored, and what is in `data`, read. */
export interface Draft {
  readonly row: PersonRow;
  readonly data: Readonly<Record<string, FieldValue>>;
}

/** Keys of what is sent that are no part of `data`. */
const beside = new Set(['id', 'external_id', 'name', 'email', 'membership_number']);

/**
 * Values written over a row, checked and named before, as its next version. `row` is the same one where nothing changes;
 * a person who is new always has a first version.
 */
export function withValues(
  row: PersonRow,
  values: Record<string, unknown>,
  { external_id = row.external_id, now }: { external_id?: string | null; now: number },
): Draft {
  const { name, email = row.email, membership_number = row.membership_number } = values;
  const data = JSON.parse(row.data) as Record<string, FieldValue>;
  for (const key of Object.keys(values)) {
    if (beside.has(key)) continue;
    // what is undefined is not written
    data[key] = (merged(data[key], values[key]) as FieldValue) ?? undefined;
  }
  const { first_name, last_name } = (
    name === undefined ? row : name === null ? { first_name: null, last_name: null } : { ...pick(row), ...name }
  ) as PersonName;
  const next: PersonRow = {
    ...row,
    external_id,
    first_name,
    last_name,
    email: email as string | null,
    email_key: email === row.email ? row.email_key : emailKey(email as string | null),
    membership_number: membership_number as string | null,
    data: JSON.stringify(data),
  };
  const changed = row.version === 0 || updatableColumns.some((key) => next[key] !== row[key]);
  if (changed) Object.assign(next, { version: next.version + 1, changed_at: now });
  return { row: changed ? next : row, data };
}
