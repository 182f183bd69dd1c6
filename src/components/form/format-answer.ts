import { formatDay } from '../../i18n/index.js';
import type { Field } from '../../fields/index.js';
import type { FieldWords } from '../../i18n/index.js';
import { lastPartOf } from '../../model/field-name.js';

/** An answer as a person reads it; undefined if there is none. */
export function formatAnswer(
  value: unknown,
  field: Field,
  { words, language }: { readonly words: FieldWords; readonly language: string },
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const control = field.kind.control(field);
  const formatValue = (item: unknown): string => {
    if (typeof item === 'boolean') return item ? words.yes : words.no;
    if (typeof item === 'number') return new Intl.NumberFormat(language, { useGrouping: false }).format(item);
    return ('labels' in control && control.labels?.get(String(item))) || String(item);
  };
  switch (control.kind) {
    case 'group': {
      const parts = control.parts.flatMap((part) => {
        const partName = lastPartOf(part.name);
        const answer = formatAnswer((value as Record<string, unknown>)[partName], part, { words, language });
        // the postcode stands beside the town
        return answer ? [answer, control.legend && partName !== 'postcode' ? '\n' : ' '] : [];
      });
      return parts.join('').trim() || undefined;
    }
    case 'date':
      return formatDay(String(value), language);
    case 'select':
      return control.regions
        ? new Intl.DisplayNames(language, { type: 'region' }).of(String(value))
        : formatValue(value);
    default:
      return Array.isArray(value) ? new Intl.ListFormat(language).format(value.map(formatValue)) : formatValue(value);
  }
}
