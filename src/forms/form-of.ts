import { fieldOf, personFields, type Field } from '../fields/index.js';
import type { Column } from '../model/column.js';
import type { Condition, ConsentLink, Layout, LayoutField, LayoutSection, Text } from '../model/registration-form.js';

/** A field as a form asks for it. */
export interface AskedField extends Field {
  /** The section's condition and its own: it is asked while both hold. */
  readonly visible_when: readonly Condition[];
  /** Asked once for all who are registered together. */
  readonly shared?: boolean;
  /** Never kept in a draft, never shown again. */
  readonly sensitive?: boolean;
  /** What is agreed to, in the words of the language. Only addresses of web pages. */
  readonly links?: readonly (ConsentLink & { readonly text: string })[];
  /** Shown, and not for whoever sees it to change. */
  readonly read_only?: boolean;
}

/** A part of the form: fields under a title. */
export interface Section {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly AskedField[];
}

/** What is asked, in order, in the words of one language. */
export interface Form {
  readonly intro?: string;
  readonly thanks?: string;
  readonly sections: readonly Section[];
  /** All fields of all sections. */
  readonly fields: readonly AskedField[];
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
  const names = new Set(layout.sections.flatMap(({ fields }) => fields.map(({ name }) => name.normalize())));
  return columns.filter(
    ({ id, external_id }) => names.has(id) || (external_id !== null && names.has(external_id.normalize())),
  );
}

/**
 * Columns and layout make a form. Browser and gate call this with the same arguments and so ask and accept
 * the same. A layout's field that is neither built in nor a column of the list is left out.
 */
export function formOf(
  columns: readonly Column[],
  layout: Layout | null,
  language = 'en',
  builtIn: readonly Field[] = personFields,
): Form {
  // by names in Unicode NFC: a layout may spell a column as another keyboard writes it
  const known = new Map<string, Field>(builtIn.map((field) => [field.name, field]));
  for (const column of columns) {
    const field = fieldOf(column);
    known.set(column.id, field).set(field.name.normalize(), field);
  }
  const named = (name: string): Field | undefined => known.get(name.normalize());
  const spelled = (condition: Condition): Condition => {
    if ('is' in condition) return { ...condition, field: named(condition.field)?.name ?? condition.field };
    const { field, ...age } = condition.age_on_first_day;
    return field ? { age_on_first_day: { ...age, field: named(field)?.name ?? field } } : condition;
  };

  const asked = (section: LayoutSection, { name, ...how }: LayoutField): AskedField[] => {
    const field = named(name);
    if (!field) return [];
    const { required, must_accept, sensitive, read_only, label, help, options, links } = how;
    return [
      {
        ...field,
        language,
        required: !!(required || must_accept),
        visible_when: [section.visible_when, how.visible_when].flatMap((condition) =>
          condition ? spelled(condition) : [],
        ),
        ...defined({
          must_accept,
          sensitive,
          read_only,
          shared: section.shared || how.shared,
          label: textIn(label, language),
          help: textIn(help, language),
          optionLabels:
            options && new Map(Object.entries(options).map(([value, text]) => [value, textIn(text, language)!])),
          links: links
            ?.filter(({ url }) => /^https?:\/\//i.test(url))
            .map(({ text, url }) => ({ text: textIn(text, language)!, url })),
        }),
      },
    ];
  };

  const sections = (layout?.sections ?? plain(columns)).map((section) => ({
    ...defined({ title: textIn(section.title, language), help: textIn(section.help, language) }),
    fields: section.fields.flatMap((field) => asked(section, field)),
  }));

  return {
    ...defined({ intro: textIn(layout?.intro, language), thanks: textIn(layout?.thanks, language) }),
    sections,
    fields: sections.flatMap(({ fields }) => fields),
  };
}

/** Without the entries that are undefined. */
const defined = <Entries extends object>(entries: Entries) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Entries]?: Exclude<Entries[Key], undefined>;
  };
