import type { Column, ColumnInput } from '../model/column.js';
import type { Issue } from '../model/issue.js';
import { checkOne } from './check.js';
import { MAX_LENGTHS } from './field.js';
import { columnTypes, memberFields, personFields } from './column-types.js';
import { text } from './text.js';

const builtInNames = new Set([
  'id',
  'external_id',
  'creation_behaviour',
  ...[...personFields, ...memberFields].map(({ name }) => name),
]);

/** Names that mean something else already: built-in fields, columns' ids, what every object inherits; a dot leads to a part. */
const isReserved = (name: string): boolean =>
  builtInNames.has(name) ||
  name.includes('.') ||
  name.startsWith('col_') ||
  name in Object.prototype ||
  name === 'prototype';

/** The fault of a required text; undefined if there is none. */
function checkLine(value: unknown, field: string, max: number): Issue[] {
  const [fault] = checkOne(value, { name: field, kind: text, required: true });
  if (fault) return [{ field, ...fault }];
  return [...(value as string)].length > max ? [{ field, code: 'too_long', params: { max } }] : [];
}

function checkAllowed(values: unknown, type: unknown, field: string): Issue[] {
  if (values === undefined || values === null) return [];
  if (type !== 'string' && type !== 'array') return [{ field, code: 'not_allowed' }];
  if (!Array.isArray(values)) return [{ field, code: 'wrong_type' }];
  if (!values.length) return [{ field, code: 'required' }];
  if (values.length > MAX_LENGTHS.list) return [{ field, code: 'too_long', params: { max: MAX_LENGTHS.list } }];
  return values.flatMap((value, index) => {
    const issues = checkLine(value, `${field}.${index}`, MAX_LENGTHS.text);
    return issues.length || values.indexOf(value) === index ? issues : [{ field: `${field}.${index}`, code: 'taken' }];
  });
}

function checkExternalId(value: unknown, field: string, takenIds: ReadonlySet<unknown>): Issue[] {
  if (value === undefined || value === null) return [];
  const issues = checkLine(value, field, MAX_LENGTHS.externalId);
  if (issues.length) return issues;
  if (isReserved(value as string)) return [{ field, code: 'reserved' }];
  return takenIds.has(normaliseId(value)) ? [{ field, code: 'taken' }] : [];
}

/** Identifiers are compared in NFC; a column keeps the spelling it was given. */
const normaliseId = (external_id: unknown): unknown =>
  typeof external_id === 'string' ? external_id.normalize() : external_id;

const columnKeys = new Set(['name', 'type', 'allowed_values', 'external_id']);

/**
 * The issues of columns to be added to existing ones (specification: PUT /lists/{list_id}/custom_columns;
 * docs/api-rules.md#values), by path: `data.2.type`. Of two columns that clash, the later one has the issue.
 */
export function checkColumns(newColumns: readonly unknown[], existingColumns: readonly Column[]): Issue[] {
  const takenIds = new Set<unknown>(
    existingColumns.map(({ external_id }) => normaliseId(external_id)).filter((id) => id !== null),
  );
  return newColumns.flatMap((entry, index): Issue[] => {
    const path = `data.${index}`;
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      return [{ field: path, code: 'wrong_type' }];
    const { name, type, allowed_values, external_id } = entry as Partial<ColumnInput>;
    const issues = [
      ...checkLine(name, `${path}.name`, MAX_LENGTHS.columnName),
      ...(typeof type === 'string' && Object.hasOwn(columnTypes, type)
        ? []
        : [{ field: `${path}.type`, code: type === undefined ? 'required' : 'not_allowed' } as const]),
      ...checkAllowed(allowed_values, type, `${path}.allowed_values`),
      ...checkExternalId(external_id, `${path}.external_id`, takenIds),
      ...Object.keys(entry)
        .filter((key) => !columnKeys.has(key))
        .map((key) => ({ field: `${path}.${key}`, code: 'unknown' }) as const),
    ];
    if (external_id !== undefined && external_id !== null) takenIds.add(normaliseId(external_id));
    return issues;
  });
}
