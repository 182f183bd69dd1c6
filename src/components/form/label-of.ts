import type { Field } from '../../fields/index.js';
import type { FieldWords } from '../../i18n/index.js';
import { lastPartOf } from '../../model/field-name.js';

/** The label of a field: the club's own, else the language's word for a built-in field. */
export function labelOf({ name, label }: Pick<Field, 'name' | 'label'>, words: FieldWords): string {
  const partName = lastPartOf(name);
  return label ?? (Object.hasOwn(words.labels, partName) ? words.labels[partName]! : partName);
}
