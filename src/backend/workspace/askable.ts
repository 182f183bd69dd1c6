import { fieldOf, personFields, type Field } from '../../fields/index.js';
import { nearest } from './nearest.js';
import type { RawColumn, Sound } from './raw-file.js';
import type { Found } from './schema-faults.js';

export type Place = readonly (string | number)[];
export type Columns = readonly (Sound<RawColumn> | undefined)[];

export const fault = (path: Place, message: string): Found => ({ path: path.map(String), message });

/** What a list can be asked for, as far as the file is right about it. */
export interface Askable {
  readonly names: readonly string[];
  /** Whether there are no others: a column that is wrong itself might be the one that is meant. */
  readonly all: boolean;
  /** The field of this name and the type of its column. */
  find(name: string): { readonly field: Field; readonly type: string } | undefined;
}

/** The list of a form: what every person has, what the persons of this one have `besides`, and its columns. */
export function askableIn(within: { readonly columns?: Columns | undefined }, besides: readonly Field[] = []): Askable {
  const { columns = [] } = within;
  const builtIn = [...personFields, ...besides];
  const fields = new Map(builtIn.map((field) => [field.name, { field, type: field.name }]));
  for (const column of columns) {
    const { external_id, name, type, allowed_values = null } = column ?? {};
    const odd = column && 'allowed_values' in column && !allowed_values?.every((value) => value !== undefined);
    if (odd || external_id === undefined || name === undefined || type === undefined) continue;
    const field = fieldOf({
      id: external_id,
      external_id,
      name,
      type,
      allowed_values: allowed_values as string[] | null,
    });
    fields.set(external_id, { field, type });
  }
  return {
    names: [...builtIn.map(({ name }) => name), ...columns.flatMap((column) => column?.external_id ?? [])],
    all: !('columns' in within && !within.columns) && columns.every((column) => column?.external_id !== undefined),
    find: (name) => fields.get(name),
  };
}

/** That the list has no such field, or nothing. */
export function missingFrom(list: Askable, name: string, path: Place): Found[] {
  if (!list.all || list.names.includes(name)) return [];
  const near = nearest(name, list.names);
  return [fault(path, `the list has no field "${name}"${near ? `; did you mean "${near}"?` : ''}`)];
}
