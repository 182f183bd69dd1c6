import type { FormField, Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Condition } from '../../model/registration-form.js';
import type { Sight } from './page.js';
import { labelOf } from './plain-field.js';

/** Conditions that all of these fields have in common: those of their section. */
export const commonOf = ([first, ...others]: readonly FormField[]): Condition[] =>
  (first?.visible_when ?? []).filter((condition) =>
    others.every(({ visible_when }) => visible_when.includes(condition)),
  );

/** When a question is meant, for whoever sees it whatever they answer: nothing hides it on a page without JavaScript. */
export function inWords(
  conditions: readonly Condition[],
  { fields }: Form,
  { words, language, sight }: { words: FormWords; language: string; sight: Pick<Sight, 'words'> },
): string {
  const say = sight.words;
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  return conditions
    .flatMap((condition) => {
      if ('age_on_first_day' in condition) {
        const { below, at_least } = condition.age_on_first_day;
        return [at_least === undefined ? '' : say.ifFrom(at_least), below === undefined ? '' : say.ifUnder(below)];
      }
      const other = fields.find(({ name }) => name === condition.field);
      // what is asked for nowhere has no answer
      if (!other) return [];
      const label = labelOf(other, words);
      const answers = [condition.is].flat();
      if (answers.includes(true)) return say.ifTicked(label);
      if (answers.includes(false)) return say.ifNotTicked(label);
      return say.ifAnswered(
        label,
        or.format(answers.map((value) => other.optionLabels?.get(String(value)) ?? String(value))),
      );
    })
    .filter((sentence) => sentence)
    .join(' ');
}
