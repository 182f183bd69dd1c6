import type { Form, FormField } from './form-of.js';
import { labelOf, type LabelWords } from './label-of.js';

/**
 * The labels of what is chosen for one person, in one line: without countries, what all share, what is sensitive, and what has to
 * be accepted. A line breaks after a dot.
 */
export function chosenOptions(
  values: Readonly<Record<string, unknown>>,
  { fields }: Pick<Form, 'fields'>,
  words: LabelWords,
): string {
  const labelsOf = (field: FormField): string[] => {
    const control = field.kind.control(field);
    const value = values[field.name];
    if (field.shared || field.sensitive || field.must_accept || !value) return [];
    if (control.kind === 'checkbox') return [labelOf(field, words)];
    if (!('labels' in control)) return [];
    return [value].flat().map((option) => control.labels?.get(String(option)) ?? String(option));
  };
  return fields.flatMap(labelsOf).join('\u00a0· ');
}
