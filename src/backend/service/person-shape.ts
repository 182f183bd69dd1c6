import { check, checkerOf, fieldOf, pickFields, valuesCleaner, type Field } from '../../fields/index.js';
import type { Column } from '../../model/column.js';
import type { Issue } from '../../model/issue.js';
import type { FieldValue, PersonName } from '../../model/person.js';
import type { List, Workspace } from '../../model/workspace.js';
import { updatableColumns, emailKey, newId, newRowKey, type PersonRow } from '../store/index.js';
import { externalIdField } from './external-id.js';
import { fieldsOf } from './person-of.js';

/** The fields of the persons of a list, and the values that may be written. */
export interface PersonShape {
  readonly fields: readonly Field[];
  /** Normalizes values for the check and the store; keeps the names that were sent. */
  clean(values: object): Record<string, unknown>;
  /** The issues of values, under the names that were sent. `today` is the day in the club's time zone. */
  check(values: object, today: string): Issue[];
  /** Renames values to the names that answers use: the `external_id` of a column if it has one. */
  toFieldNames(values: object): Record<string, unknown>;
}

/** Spellings of an identifier that are treated as equal. */
const spellings = (external_id: string | null): string[] =>
  external_id === null ? [] : [external_id.normalize('NFC'), external_id.normalize('NFD')];

/**
 * `identifiers` are accepted fields that identify a person and are no values. Dates are parsed in the first language of the
 * workspace.
 */
export function shapeOf(
  list: List,
  columns: readonly Column[],
  { languages: [language] }: Pick<Workspace, 'languages'>,
  identifiers: readonly Field[] = [externalIdField],
): PersonShape {
  const fields = fieldsOf(list, columns);
  const writable = [...identifiers, ...fields];
  // columns that requests may also name by id or in another spelling
  const names = new Set(fields.map(({ name }) => name));
  const byId = new Map(
    columns
      .flatMap((column) => [column.id, ...spellings(column.external_id)].map((name) => [name, column] as const))
      .filter(([name]) => !names.has(name))
      .map(([name, column]) => [name, fieldOf(column)]),
  );
  /** The fields, renamed to the names that were sent. */
  const fieldsAsSent = (values: object): readonly Field[] => {
    if (!byId.size) return writable;
    const unknownKeys = Object.keys(values).filter((key) => {
      const field = byId.get(key);
      return field && !Object.hasOwn(values, field.name);
    });
    if (!unknownKeys.length) return writable;
    const sentNames = new Map(unknownKeys.map((id) => [byId.get(id)!.name, id]));
    return writable.map((field) => ({ ...field, name: sentNames.get(field.name) ?? field.name }));
  };
  const checkAll = checkerOf(writable);
  const cleanAll = valuesCleaner([...writable, ...[...byId].map(([name, field]) => ({ ...field, name }))], language);
  return {
    fields,
    clean: cleanAll,
    check(values, today) {
      const sentFields = fieldsAsSent(values);
      return sentFields === writable ? checkAll(values, today) : check(values, sentFields, today);
    },
    toFieldNames(values) {
      const sentFields = fieldsAsSent(values);
      // the check has refused unknown names
      if (sentFields === writable) return values as Record<string, unknown>;
      return Object.fromEntries(
        Object.entries(pickFields(sentFields, values)).map(([key, value]) => [byId.get(key)?.name ?? key, value]),
      );
    },
  };
}

/** A new person without values. */
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

/** Merges a sent value over the stored one: omitted parts of a name or an address stay, null removes a part. */
function mergeGroups(stored: unknown, sentValue: unknown): unknown {
  if (!isGroup(sentValue)) return sentValue;
  const parts = Object.entries({ ...(isGroup(stored) ? stored : {}), ...sentValue }).filter(
    ([, part]) => part !== null,
  );
  return parts.length ? Object.fromEntries(parts) : null;
}

const nameOf = ({ first_name, last_name }: PersonRow): PersonName => ({ first_name, last_name });

/** A row to store, and its parsed `data`. */
export interface PersonUpdate {
  readonly row: PersonRow;
  readonly data: Readonly<Record<string, FieldValue>>;
}

/** Names of values that are not stored in `data`. */
const rowKeys = new Set(['id', 'external_id', 'name', 'email', 'membership_number']);

/**
 * Applies checked and renamed values to a row. Returns the next version, or the same row if nothing changes; a new person
 * always gets a first version.
 */
export function withValues(
  row: PersonRow,
  values: Record<string, unknown>,
  { external_id = row.external_id, now }: { external_id?: string | null; now: number },
): PersonUpdate {
  const { name, email = row.email, membership_number = row.membership_number } = values;
  const data = JSON.parse(row.data) as Record<string, FieldValue>;
  for (const key of Object.keys(values)) {
    if (rowKeys.has(key)) continue;
    // JSON omits undefined
    data[key] = (mergeGroups(data[key], values[key]) as FieldValue) ?? undefined;
  }
  const { first_name, last_name } = (
    name === undefined ? row : name === null ? { first_name: null, last_name: null } : { ...nameOf(row), ...name }
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
