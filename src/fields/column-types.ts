import type { Column } from '../model/column.js';
import { address } from './address.js';
import { choice } from './choice.js';
import { birthdate, date } from './date.js';
import { email } from './email.js';
import type { Field, FieldType } from './field.js';
import { integer, number } from './number.js';
import { personName } from './person-name.js';
import { phone } from './phone.js';
import { textList } from './text-list.js';
import { lines } from './text.js';
import { url } from './url.js';
import { yesNo } from './yes-no.js';

/** The field types by the `type` of a column. */
export const columnTypes = {
  string: choice,
  text: lines,
  boolean: yesNo,
  integer,
  number,
  date,
  email,
  phone,
  url,
  array: textList,
} satisfies Record<string, FieldType>;

/** A column type (docs/api-rules.md#values). */
export type ColumnType = keyof typeof columnTypes;

/** The built-in fields of a person, likewise (docs/api-rules.md#values). */
export const personTypes = { name: personName, email, birthdate, phone, address } satisfies Record<string, FieldType>;

/** The column as a field. Custom values go under the column's `external_id` if it has one (docs/api-rules.md#values). */
export const fieldOf = (column: Column): Field => ({
  name: column.external_id ?? column.id,
  // a type that this version does not know yet is asked for as a line of text
  kind: Object.hasOwn(columnTypes, column.type) ? columnTypes[column.type as ColumnType] : choice,
  label: column.name,
  required: false,
  ...(column.allowed_values ? { options: column.allowed_values } : {}),
});

export const personFields: readonly Field[] = Object.entries(personTypes).map(([name, kind]) => ({
  name,
  kind,
  required: false,
}));

/** The further fields of members. */
export const memberFields: readonly Field[] = [{ name: 'membership_number', kind: choice, required: false }];
