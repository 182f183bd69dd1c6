import { textIn } from '../../../forms/index.js';
import { wordsOf } from '../../../i18n/index.js';
import { serverWordsOf, type SheetWords } from '../../../i18n/server-words.js';
import type { Column } from '../../../model/column.js';
import type { FieldValue } from '../../../model/person.js';
import type { StoredForm } from '../../store/index.js';
import type { ExportColumn } from './export-columns.js';

/** The names of columns and states that people read, in one language. */
export interface ExportWords {
  readonly sheet: SheetWords;
  head(column: ExportColumn): string;
  state(state: string): string;
}

/** Loads the words of a language. A column of the list has its own name. */
export async function exportWords(listColumns: readonly Column[], language: string): Promise<ExportWords> {
  const [{ labels }, { number }, sheet, { states }] = await Promise.all([
    wordsOf(language, 'form'),
    wordsOf(language, 'nextSteps'),
    serverWordsOf(language, 'sheet'),
    serverWordsOf(language, 'registration'),
  ]);
  const own = new Map(listColumns.map(({ id, external_id, name }) => [external_id ?? id, name]));
  const builtIn: Readonly<Record<string, string>> = { ...labels, ...sheet, number };
  const nameOf = (name: string): string => own.get(name) ?? builtIn[name] ?? name;
  const stateNames: Readonly<Record<string, string>> = { ...states, cancelled: sheet.cancelled };
  return {
    sheet,
    head({ name }) {
      const [first = '', part] = name.split('.');
      if (part === undefined) return nameOf(name);
      const word = builtIn[name] ?? builtIn[part] ?? name;
      return part.startsWith('consent') ? `${nameOf(first)}: ${word}` : word;
    },
    state: (state) => stateNames[state] ?? state,
  };
}

/** The labels that forms give the allowed values of a field, by field. */
export function optionLabels(
  forms: readonly StoredForm[],
  language: string,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const fields = forms.flatMap(({ layout }) => (layout?.sections ?? []).flatMap((section) => section.fields));
  return new Map(
    fields.flatMap(({ name, options }) =>
      options
        ? [[name, new Map(Object.entries(options).map(([value, text]) => [value, textIn(text, language) ?? value]))]]
        : [],
    ),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** A column whose values are shown in other words. */
export const withLabels = (column: ExportColumn, labelOf: (value: string) => string): ExportColumn => ({
  ...column,
  of(row) {
    const value: FieldValue = column.of(row);
    if (Array.isArray(value)) return value.map((one) => (isText(one) ? labelOf(one) : one)) as FieldValue;
    return isText(value) ? labelOf(value) : value;
  },
});
