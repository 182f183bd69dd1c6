import type { Field, FieldType } from '../../src/fields/index.js';

/** A field of this kind, called `answer`, that nobody has to fill in. */
export const optionalField = (kind: FieldType, overrides: Partial<Field> = {}): Field => ({
  name: 'answer',
  kind,
  required: false,
  ...overrides,
});

/** A form in which this was entered, control by control. */
export function formDataOf(...entries: readonly (readonly [name: string, value: string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

/** A form whose only control holds this. */
export const answerOf = (value: string): FormData => formDataOf(['answer', value]);

/** How a value is named in the title of a test. */
export function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > 30 ? `${value.slice(0, 12)}… (${value.length})` : value);
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)?.slice(0, 60) ?? 'an object';
  return String(value);
}
