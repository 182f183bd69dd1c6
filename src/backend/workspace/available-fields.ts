import { fieldOf, personFields, type Field } from '../../fields/index.js';
import { closestMatch } from './closest-match.js';
import type { RawColumn, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

export type DocumentPath = readonly (string | number)[];
export type Columns = readonly (ValidPart<RawColumn> | undefined)[];

export const fault = (path: DocumentPath, message: string): PathFault => ({ path: path.map(String), message });

/** The fields of a list, as far as the file declares them without faults. */
export interface AvailableFields {
  readonly names: readonly string[];
  /** Whether all fields are known; false if a column has a fault, because a name may refer to it. */
  readonly isComplete: boolean;
  /** The field of this name and the type of its column. */
  find(name: string): { readonly field: Field; readonly type: string } | undefined;
}

/** The fields of a list: those of every person, `additionalFields`, and its columns. */
export function availableFieldsOf(
  list: { readonly columns?: Columns | undefined },
  additionalFields: readonly Field[] = [],
): AvailableFields {
  const { columns = [] } = list;
  const builtIn = [...personFields, ...additionalFields];
  const fields = new Map(builtIn.map((field) => [field.name, { field, type: field.name }]));
  for (const column of columns) {
    const { external_id, name, type, allowed_values = null } = column ?? {};
    const hasFaultyValues =
      column && 'allowed_values' in column && !allowed_values?.every((value) => value !== undefined);
    if (hasFaultyValues || external_id === undefined || name === undefined || type === undefined) continue;
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
    isComplete: !('columns' in list && !list.columns) && columns.every((column) => column?.external_id !== undefined),
    find: (name) => fields.get(name),
  };
}

/** A fault if the list has no field of this name. */
export function unknownFieldFaults(list: AvailableFields, name: string, path: DocumentPath): PathFault[] {
  if (!list.isComplete || list.names.includes(name)) return [];
  const suggestion = closestMatch(name, list.names);
  return [
    fault(
      path,
      `the list has no field "${name}"; ${suggestion ? `did you mean "${suggestion}"?` : 'add a column with this external_id'}`,
    ),
  ];
}
