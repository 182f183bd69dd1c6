import type { Field } from '../fields/index.js';
import { lastPartOf } from '../model/field-name.js';

/** The words of a language for built-in fields. */
export interface LabelWords {
  readonly labels: Readonly<Record<string, string>>;
}

/** The label of a field: the club's own, else the language's word for a built-in field. */
export function labelOf({ name, label }: Pick<Field, 'name' | 'label'>, words: LabelWords): string {
  const partName = lastPartOf(name);
  return label ?? (Object.hasOwn(words.labels, partName) ? words.labels[partName]! : partName);
}
