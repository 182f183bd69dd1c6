import type { Field } from '../fields/index.js';
import { lastPartOf } from '../model/field-name.js';

/** A number as it is typed in a language, so that it is read as the same number: `1.234` would be read as 1234, `1.2340` is not. */
const numberText = (value: number, language = 'en'): string =>
  String(value)
    .replace('.', /^(en|ar|he)/.test(language) ? '.' : ',')
    .replace(/^-?\d{1,3}\D\d{3}$/, '$&0');

/** A day or a month as it is typed: `03` is `3`. */
const withoutZero = (text: string): string => text.replace(/^0/, '');

/** Names and values of the controls that represent a value: `readAll` reads the same value from them. */
function entriesFor(field: Field, value: unknown): (readonly [name: string, value: string])[] {
  const { name } = field;
  if (value === undefined || value === null) return [];
  const control = field.kind.control(field);
  switch (control.kind) {
    case 'group':
      return control.parts.flatMap((part) =>
        entriesFor(part, (value as Record<string, unknown>)[lastPartOf(part.name)]),
      );
    case 'date': {
      const [year = '', month = '', day = ''] = String(value).split('-');
      return Object.entries({ year, month: withoutZero(month), day: withoutZero(day) }).map(
        ([part, text]) => [`${name}.${part}`, text] as const,
      );
    }
    case 'checkbox':
      return [[name, String(value === true)]];
    case 'textarea':
      return [[name, Array.isArray(value) ? value.join('\n') : String(value)]];
    default:
      return [value]
        .flat()
        .map((item) => [name, typeof item === 'number' ? numberText(item, field.language) : String(item)] as const);
  }
}

/** Names and values of the controls that represent a person's values. */
export const entriesOf = (fields: readonly Field[], values: Readonly<Record<string, unknown>>) =>
  fields.flatMap((field) => entriesFor(field, values[field.name]));
