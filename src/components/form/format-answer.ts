import type { Field } from '../../fields/index.js';
import type { FormWords } from '../../i18n/index.js';
import { formatDay } from '../dates.js';
import { lastPartOf } from '../../model/field-name.js';

/** An answer as a person reads it; undefined where there is none. */
export function formatAnswer(
  value: unknown,
  field: Field,
  { words, language }: { readonly words: FormWords; readonly language: string },
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const control = field.kind.control(field);
  const inWords = (one: unknown): string => {
    if (typeof one === 'boolean') return one ? words.yes : words.no;
    if (typeof one === 'number') return new Intl.NumberFormat(language, { useGrouping: false }).format(one);
    return ('labels' in control && control.labels?.get(String(one))) || String(one);
  };
  switch (control.kind) {
    case 'group': {
      const parts = control.parts.flatMap((part) => {
        const short = lastPartOf(part.name);
        const answer = formatAnswer((value as Record<string, unknown>)[short], part, { words, language });
        // the postcode stands beside the town
        return answer ? [answer, control.legend && short !== 'postcode' ? '\n' : ' '] : [];
      });
      return parts.join('').trim() || undefined;
    }
    case 'date':
      return formatDay(String(value), language);
    case 'select':
      return control.regions ? new Intl.DisplayNames(language, { type: 'region' }).of(String(value)) : inWords(value);
    default:
      return Array.isArray(value) ? new Intl.ListFormat(language).format(value.map(inWords)) : inWords(value);
  }
}
