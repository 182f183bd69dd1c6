import type { FormField, Form } from '../../forms/index.js';
import type { FormWords } from '../../i18n/index.js';
import type { Condition } from '../../model/registration-form.js';
import type { PageContext } from './page.js';
import { labelOf } from './plain-field.js';

/** The conditions that all of these fields share, such as those of their section. */
export const commonConditionsOf = ([first, ...furtherFields]: readonly FormField[]): Condition[] =>
  (first?.visible_when ?? []).filter((condition) =>
    furtherFields.every(({ visible_when }) => visible_when.includes(condition)),
  );

/** Conditions in words: without JavaScript, conditional fields are always shown. */
export function conditionText(
  conditions: readonly Condition[],
  { fields }: Form,
  { words, language, context }: { words: FormWords; language: string; context: Pick<PageContext, 'words'> },
): string {
  const pageWords = context.words;
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  return conditions
    .flatMap((condition) => {
      if ('age_on_first_day' in condition) {
        const { below, at_least } = condition.age_on_first_day;
        return [
          at_least === undefined ? '' : pageWords.ifFrom(at_least),
          below === undefined ? '' : pageWords.ifUnder(below),
        ];
      }
      const field = fields.find(({ name }) => name === condition.field);
      // a field that the form does not ask for has no answer
      if (!field) return [];
      const label = labelOf(field, words);
      const answers = [condition.is].flat();
      if (answers.includes(true)) return pageWords.ifTicked(label);
      if (answers.includes(false)) return pageWords.ifNotTicked(label);
      return pageWords.ifAnswered(
        label,
        disjunction.format(answers.map((value) => field.optionLabels?.get(String(value)) ?? String(value))),
      );
    })
    .filter((sentence) => sentence)
    .join(' ');
}
