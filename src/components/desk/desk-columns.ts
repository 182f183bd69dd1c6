import type { DeskColumn, DeskList, DeskRow } from '../../model/desk.js';
import type { FieldValue } from '../../model/person.js';
import type { SortKey } from './sort-rows.js';

/** A column of the table: a value of the list, or one that every registration has. */
export interface TableColumn {
  readonly id: string;
  readonly kind: DeskColumn['kind'] | 'state' | 'number';
  /** Undefined for a column that every registration has. */
  readonly label?: string;
  valueOf(row: DeskRow): FieldValue;
}

const isNamePart = ({ name }: DeskColumn): boolean => /(^|\.)(first_name|last_name)$/.test(name);

const partOf = ({ values }: Pick<DeskRow, 'values'>, part: string): string => {
  const value = values[`name.${part}`] ?? values[part];
  return typeof value === 'string' ? value : '';
};

/** First and last name, as far as the organiser may see them. */
export const nameOf = (row: Pick<DeskRow, 'values'>): string =>
  [partOf(row, 'first_name'), partOf(row, 'last_name')].filter(Boolean).join(' ');

/** By last name, then by first name. */
export const nameKeyOf = (row: DeskRow): SortKey =>
  [partOf(row, 'last_name'), partOf(row, 'first_name')].filter(Boolean).join(' ') || undefined;

/** Whether every list has this column: a name of its own has only a column of the club. */
export const isBuiltIn = ({ id, label }: TableColumn): boolean => label === id;

const listColumn = ({ name, label, kind }: DeskColumn): TableColumn => ({
  id: name,
  kind,
  label,
  valueOf: ({ values }) => values[name],
});

export const stateColumn: TableColumn = { id: '@state', kind: 'state', valueOf: ({ state }) => state };
export const createdColumn: TableColumn = { id: '@created', kind: 'time', valueOf: ({ created_at }) => created_at };
export const POSITION_COLUMN = '@position';
const positionColumn: TableColumn = {
  id: POSITION_COLUMN,
  kind: 'number',
  valueOf: ({ waiting_position }) => waiting_position,
};
const feeColumns: readonly TableColumn[] = [
  { id: '@open', kind: 'money', valueOf: ({ fee }) => fee?.open },
  { id: '@paid', kind: 'money', valueOf: ({ fee }) => fee?.paid },
];

/** The answers of a list that are shown beside the name. */
export const answerColumns = ({ columns }: DeskList): TableColumn[] =>
  columns.filter((column) => !isNamePart(column)).map(listColumn);

/** All columns that can be chosen. Some have values in some lists only. */
export function tableColumns(list: DeskList, rows: readonly DeskRow[]): TableColumn[] {
  const hasStates = rows.some(({ state }) => state !== null);
  return [
    ...(rows.some(({ waiting_position }) => waiting_position !== undefined) ? [positionColumn] : []),
    ...(hasStates ? [stateColumn, createdColumn] : []),
    ...feeColumns.filter(({ valueOf }) => rows.some((row) => valueOf(row) != null)),
    ...answerColumns(list),
  ];
}

/** Columns that are shown before any were chosen. */
const DEFAULT_COLUMNS = 5;

/** The ids of the columns that are shown first: state, day, money, and the first answers. */
export const defaultColumns = (columns: readonly TableColumn[]): string[] =>
  columns.slice(0, DEFAULT_COLUMNS).map(({ id }) => id);

/** The key to sort by a column. */
export function sortKeyOf(column: TableColumn, row: DeskRow): SortKey {
  const value = column.valueOf(row);
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return value.join(' ') || undefined;
  return typeof value === 'string' && value ? value : undefined;
}
