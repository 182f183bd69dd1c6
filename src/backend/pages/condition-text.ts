import type { AskedField, Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Condition } from '../../model/registration-form.js';
import type { Language } from './page.js';
import { labelOf } from './plain-field.js';
import { plainWords } from './plain-words.js';

/** Conditions that all of these fields have in common: those of their section. */
export const commonOf = ([first, ...others]: readonly AskedField[]): Condition[] =>
  (first?.visible_when ?? []).filter((condition) =>
    others.every(({ visible_when }) => visible_when.includes(condition)),
  );

/** When a question is meant, for whoever sees it whatever they answer: nothing hides it on a page without JavaScript. */
export function inWords(
  conditions: readonly Condition[],
  { fields }: Form,
  { words, language }: { words: FormWords; language: Language },
): string {
  const say = plainWords[language];
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  return conditions
    .flatMap((condition) => {
      if ('age_on_first_day' in condition) {
        const { below, at_least } = condition.age_on_first_day;
        return [at_least === undefined ? '' : say.from(at_least), below === undefined ? '' : say.under(below)];
      }
      const other = fields.find(({ name }) => name === condition.field);
      // what is asked for nowhere has no answer
      if (!other) return [];
      const label = labelOf(other, words);
      const answers = [condition.is].flat();
      if (answers.includes(true)) return say.ticked(label);
      if (answers.includes(false)) return say.unticked(label);
      return say.chosen(
        label,
        or.format(answers.map((value) => other.optionLabels?.get(String(value)) ?? String(value))),
      );
    })
    .filter((sentence) => sentence)
    .join(' ');
}
