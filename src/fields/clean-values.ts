import type { Field } from './field.js';

type Cleaner = (value: unknown) => unknown;

/** Cleans the values of one field; undefined for one whose values stay as they are. */
function cleanerOf(field: Field, language: string | undefined): Cleaner | undefined {
  const { kind, name, options } = field;
  // of chosen options the club says how they are spelled
  if (options) return undefined;
  const { clean } = kind;
  if (clean) {
    const localizedField = language === undefined ? field : { ...field, language };
    const cleanText: Cleaner = (value) => (typeof value === 'string' ? clean(value, localizedField) : value);
    return (value) => (Array.isArray(value) ? value.map(cleanText) : cleanText(value));
  }
  const control = kind.control(field);
  if (control.kind !== 'group') return undefined;
  const parts = valuesCleaner(
    control.parts.map((part) => ({ ...part, name: part.name.slice(name.length + 1) })),
    language,
  ) as Cleaner;
  return (value) => (typeof value === 'object' && value !== null && !Array.isArray(value) ? parts(value) : value);
}

/**
 * Normalises values before they are checked and stored (decision 9). Forms do so with typed values, gate and service with
 * received ones. Values that are no texts, and keys of no field, stay as they are. For many values at once. `language` (BCP 47)
 * is the one in which dates are read; if it is absent, that of each field.
 */
export function valuesCleaner(
  fields: readonly Field[],
  language?: string,
): (values: object) => Record<string, unknown> {
  const cleaners = new Map(fields.map((field) => [field.name, cleanerOf(field, language)]));
  return (values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]: [string, unknown]) => {
        const clean = cleaners.get(name);
        return [name, clean ? clean(value) : value];
      }),
    );
}
