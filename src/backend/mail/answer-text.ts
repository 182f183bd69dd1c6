import type { FormField } from '../../forms/index.js';
import { isolate, type FormWords } from '../../i18n/index.js';
import { lastPartOf } from '../../model/field-name.js';
import { mailName } from './mail-name.js';

/** A telephone number, which `mailName` would take apart. */
const PHONE = /^\+?[\d\s()./-]{3,40}$/;

/**
 * An answer in a mail; undefined if there is none. Free texts of visitors are made safe like names: the mail is the club's,
 * and must not carry anybody's links (decision 26).
 */
export function answerText(
  value: unknown,
  field: Pick<FormField, 'name' | 'kind' | 'options' | 'optionLabels'>,
  { words, language }: { readonly words: FormWords; readonly language: string },
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const control = field.kind.control(field as FormField);
  if (control.kind === 'group') {
    const parts = control.parts.flatMap((part) => {
      const name = lastPartOf(part.name);
      const answer = answerText((value as Record<string, unknown>)[name], part, { words, language });
      // the postcode stands beside the town
      return answer ? [answer, control.legend && name !== 'postcode' ? ', ' : ' '] : [];
    });
    return parts.slice(0, -1).join('') || undefined;
  }
  if (control.kind === 'date' && typeof value === 'string')
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' }).format(
      Date.parse(value),
    );
  const single = (item: unknown): string => {
    if (typeof item === 'boolean') return item ? words.yes : words.no;
    if (typeof item === 'number') return new Intl.NumberFormat(language, { useGrouping: false }).format(item);
    const text = String(item);
    if (control.kind === 'select' && control.regions)
      return new Intl.DisplayNames(language, { type: 'region' }).of(text) ?? text;
    if (field.options?.includes(text)) return field.optionLabels?.get(text) ?? text;
    return PHONE.test(text) ? text : mailName(text);
  };
  const text = Array.isArray(value)
    ? new Intl.ListFormat(language).format(value.map((item) => isolate(single(item), language)))
    : single(value);
  return text || undefined;
}
