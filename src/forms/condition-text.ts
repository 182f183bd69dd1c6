import type { Field } from '../fields/index.js';
import type { Condition } from '../model/registration-form.js';
import type { Form } from './form-of.js';

/** Words of conditions. */
export interface ConditionWords {
  readonly ifTicked: (label: string) => string;
  readonly ifNotTicked: (label: string) => string;
  readonly ifAnswered: (label: string, answers: string) => string;
  readonly ifUnder: (age: number) => string;
  readonly ifFrom: (age: number) => string;
}

interface WordedConditions {
  readonly words: ConditionWords;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly labelOf: (field: Field) => string;
  /** Gives an answer a direction of its own, so that several keep their order in a text from right to left. */
  readonly isolate: (answer: string, language: string) => string;
}

/** Conditions in words, as sentences: for pages that show all fields or prices at once. */
export function conditionText(
  conditions: readonly Condition[],
  { fields }: Pick<Form, 'fields'>,
  { words, language, labelOf, isolate }: WordedConditions,
): string {
  const disjunction = new Intl.ListFormat(language, { type: 'disjunction' });
  return conditions
    .flatMap((condition) => {
      if ('age_on_first_day' in condition) {
        const { below, at_least } = condition.age_on_first_day;
        return [at_least === undefined ? '' : words.ifFrom(at_least), below === undefined ? '' : words.ifUnder(below)];
      }
      const field = fields.find(({ name }) => name === condition.field);
      // a field that the form does not ask for has no answer
      if (!field) return [];
      const label = labelOf(field);
      const answers = [condition.is].flat();
      if (answers.includes(true)) return words.ifTicked(label);
      if (answers.includes(false)) return words.ifNotTicked(label);
      return words.ifAnswered(
        label,
        disjunction.format(
          answers.map((value) => isolate(field.optionLabels?.get(String(value)) ?? String(value), language)),
        ),
      );
    })
    .filter((sentence) => sentence)
    .join(' ');
}
