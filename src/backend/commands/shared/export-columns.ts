import type { Field } from '../../../fields/index.js';
import { wordsOf } from '../../../i18n/index.js';
import { serverWordsOf } from '../../../i18n/server-words.js';
import type { Column } from '../../../model/column.js';
import type { FieldValue, Person } from '../../../model/person.js';

/** A person and what an export says about it besides its fields. */
export interface ExportRow {
  readonly person: Person;
  /** Milliseconds since 1970. */
  readonly created_at: number;
  readonly changed_at: number;
  /** The state of the registration; null for a person who did not come through a form. */
  readonly state: string | null;
  /** A number that those have in common who were registered together. */
  readonly family: number | null;
}

export interface ExportColumn {
  /** As the service names the field; a part of a group has its dotted path. */
  readonly name: string;
  /** `day` is a text `YYYY-MM-DD`, `time` is milliseconds since 1970. */
  readonly kind: 'value' | 'day' | 'time';
  of(row: ExportRow): FieldValue;
}

/** The columns of a field: one, or one for each part of a group. */
const columnsOf = (field: Field): ExportColumn[] => {
  const { name, kind } = field;
  const control = kind.control(field);
  if (control.kind !== 'group')
    return [{ name, kind: control.kind === 'date' ? 'day' : 'value', of: ({ person }) => person[name] }];
  return control.parts.map((part) => {
    const key = part.name.slice(name.length + 1);
    return {
      name: part.name,
      kind: 'value',
      of: ({ person }) => (person[name] as Record<string, FieldValue> | null)?.[key],
    };
  });
};

/** All columns of an export: identifiers, then the fields of the list, then what is known of the registration. */
export const exportColumns = (fields: readonly Field[]): readonly ExportColumn[] => [
  { name: 'id', kind: 'value', of: ({ person }) => person.id },
  { name: 'external_id', kind: 'value', of: ({ person }) => person.external_id },
  ...fields.flatMap(columnsOf),
  { name: 'created_at', kind: 'time', of: ({ created_at }) => created_at },
  { name: 'changed_at', kind: 'time', of: ({ changed_at }) => changed_at },
  { name: 'state', kind: 'value', of: ({ state }) => state },
  { name: 'family', kind: 'value', of: ({ family }) => family },
];

/** Readable heads of columns in a language: a column of the list has its name there. */
export async function readableHeads(
  columns: readonly ExportColumn[],
  listColumns: readonly Column[],
  language: string,
): Promise<string[]> {
  const [{ labels }, sheet] = await Promise.all([wordsOf(language, 'form'), serverWordsOf(language, 'sheet')]);
  const heads: Readonly<Record<string, string>> = {
    ...labels,
    ...sheet,
    ...Object.fromEntries(listColumns.map(({ id, external_id, name }) => [external_id ?? id, name])),
  };
  return columns.map(({ name }) => heads[name] ?? heads[name.replace(/^.*\./, '')] ?? name);
}
