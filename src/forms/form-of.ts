import { fieldOf, personFields, type Field } from '../fields/index.js';
import type { Column } from '../model/column.js';
import type {
  AgeRange,
  Condition,
  ConsentLink,
  Layout,
  LayoutField,
  LayoutSection,
  Text,
} from '../model/registration-form.js';

/** A field as a form asks for it. */
export interface FormField extends Field {
  /** The section's condition and its own: it is asked while both hold. */
  readonly visible_when: readonly Condition[];
  /** Of a date: the ages that are accepted. Such a date is required. */
  readonly age_on_first_day?: AgeRange;
  /** Asked once for all who are registered together. */
  readonly shared?: boolean;
  /** Never kept in a draft, never shown again. */
  readonly sensitive?: boolean;
  /** Links to the texts of a consent, in the language. Only http and https addresses. */
  readonly links?: readonly (ConsentLink & { readonly text: string })[];
  /** The field is shown and cannot be changed. */
  readonly read_only?: boolean;
}

/** A part of the form: fields under a title. */
export interface Section {
  readonly title?: string;
  readonly help?: string;
  readonly fields: readonly FormField[];
}

/** The sections and fields of a form in one language. */
export interface Form {
  readonly intro?: string;
  readonly thanks?: string;
  readonly sections: readonly Section[];
  /** All fields of all sections. */
  readonly fields: readonly FormField[];
}

/** The text in a language, in its base language (`de` for `de-AT`), in English, or in whichever there is. */
export function textIn(text: Text | undefined, language: string): string | undefined {
  if (typeof text !== 'object') return text;
  const texts = new Map(Object.entries(text).map(([tag, words]) => [tag.toLowerCase(), words]));
  const tag = language.toLowerCase();
  return texts.get(tag) ?? texts.get(tag.split('-')[0]!) ?? texts.get('en') ?? Object.values(text)[0];
}

/** Name and e-mail, then every column in order (docs/workspace.md#forms). */
const defaultSections = (columns: readonly Column[]): LayoutSection[] => [
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
  const fieldsByName = new Map<string, Field>(builtIn.map((field) => [field.name, field]));
  for (const column of columns) {
    const field = fieldOf(column);
    fieldsByName.set(column.id, field).set(field.name.normalize(), field);
  }
  const findField = (name: string): Field | undefined => fieldsByName.get(name.normalize());
  const resolveCondition = (condition: Condition): Condition => {
    if ('is' in condition) return { ...condition, field: findField(condition.field)?.name ?? condition.field };
    const { field, ...age } = condition.age_on_first_day;
    return field ? { age_on_first_day: { ...age, field: findField(field)?.name ?? field } } : condition;
  };

  const toFormFields = (section: LayoutSection, { name, ...settings }: LayoutField): FormField[] => {
    const field = findField(name);
    if (!field) return [];
    const { required, must_accept, age_on_first_day, sensitive, read_only, country, label, help, options, links } =
      settings;
    return [
      {
        ...field,
        language,
        required: !!(required || must_accept || age_on_first_day),
        visible_when: [section.visible_when, settings.visible_when].flatMap((condition) =>
          condition ? resolveCondition(condition) : [],
        ),
        ...withoutUndefined({
          must_accept,
          age_on_first_day,
          sensitive,
          read_only,
          country,
          shared: section.shared || settings.shared,
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

  const sections = (layout?.sections ?? defaultSections(columns)).map((section) => ({
    ...withoutUndefined({ title: textIn(section.title, language), help: textIn(section.help, language) }),
    fields: section.fields.flatMap((field) => toFormFields(section, field)),
  }));

  return {
    ...withoutUndefined({ intro: textIn(layout?.intro, language), thanks: textIn(layout?.thanks, language) }),
    sections,
    fields: sections.flatMap(({ fields }) => fields),
  };
}

/** Without the entries that are undefined. */
const withoutUndefined = <Entries extends object>(entries: Entries) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Entries]?: Exclude<Entries[Key], undefined>;
  };
