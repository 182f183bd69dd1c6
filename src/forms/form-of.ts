import { fieldOf, personFields, type Field } from '../fields/index.js';
import type { Column } from '../model/column.js';
import type { Layout, LayoutField, LayoutSection, Text } from '../model/registration-form.js';

/** A part of the form: fields under a title. */
export interface Section {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly Field[];
}

/** What is asked, in order, in the words of one language. */
export interface Form {
  readonly intro?: string;
  readonly thanks?: string;
  readonly sections: readonly Section[];
  /** All fields of all sections. */
  readonly fields: readonly Field[];
}

/** The text in a language, in its base language (`de` for `de-AT`), in English, or in whichever there is. */
export function textIn(text: Text | undefined, language: string): string | undefined {
  if (typeof text !== 'object') return text;
  const texts = new Map(Object.entries(text).map(([tag, words]) => [tag.toLowerCase(), words]));
  const tag = language.toLowerCase();
  return texts.get(tag) ?? texts.get(tag.split('-')[0]!) ?? texts.get('en') ?? Object.values(text)[0];
}

/** Name and e-mail, then every column in order (design.md section 4: "No layout"). */
const plain = (columns: readonly Column[]): LayoutSection[] => [
  {
    fields: [
      { name: 'name', required: true },
      { name: 'email', required: true },
      ...columns.map((column) => ({ name: fieldOf(column).name })),
    ],
  },
];

/** The columns that a form shows; without a layout, all of them. */
export function shownColumns(columns: readonly Column[], layout: Layout | null): Column[] {
  if (!layout) return [...columns];
  const names = new Set(layout.sections.flatMap(({ fields }) => fields.map(({ name }) => name)));
  return columns.filter(({ id, external_id }) => names.has(id) || (external_id !== null && names.has(external_id)));
}

/**
 * Columns and layout make a form. Browser and gate call this with the same arguments and so ask and accept
 * the same. A layout's field that is neither built in nor a column of the list is left out.
 */
export function formOf(columns: readonly Column[], layout: Layout | null, language = 'en'): Form {
  const known = new Map<string, Field>(personFields.map((field) => [field.name, field]));
  for (const column of columns) {
    const field = fieldOf(column);
    known.set(column.id, field).set(field.name, field);
  }

  const asked = ({ name, required = false, label, help }: LayoutField): Field[] => {
    const field = known.get(name);
    if (!field) return [];
    const texts = { label: textIn(label, language) ?? field.label, help: textIn(help, language) };
    return [{ ...field, required, ...defined(texts) }];
  };

  const sections = (layout?.sections ?? plain(columns)).map(({ title, help, fields }) => ({
    ...defined({ title: textIn(title, language), help: textIn(help, language) }),
    fields: fields.flatMap(asked),
  }));

  return {
    ...defined({ intro: textIn(layout?.intro, language), thanks: textIn(layout?.thanks, language) }),
    sections,
    fields: sections.flatMap(({ fields }) => fields),
  };
}

/** Without the entries that are undefined. */
const defined = <Value>(entries: Record<string, Value | undefined>): Record<string, Value> =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as Record<string, Value>;
