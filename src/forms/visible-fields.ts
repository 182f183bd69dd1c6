import { check, isDate, ownValue } from '../fields/index.js';
import type { Issue } from '../model/issue.js';
import type { Condition } from '../model/registration-form.js';
import { isOfAge, withAgeRule } from './age-rule.js';
import type { Days } from './days.js';
import type { FormField, Form } from './form-of.js';

/** The name of the field that a condition refers to. */
export const conditionField = (condition: Condition): string =>
  'is' in condition ? condition.field : (condition.age_on_first_day.field ?? 'birthdate');

/** Which fields are asked for and which conditions hold, given the answers so far and the day on which ages count. */
export function evaluateConditions({ fields }: Pick<Form, 'fields'>, values: object, firstDay: string) {
  const visibility = new Map<FormField, boolean>();

  const isVisible = (field: FormField): boolean => {
    if (!visibility.has(field)) {
      // should conditions ever make a circle, it ends here
      visibility.set(field, false);
      visibility.set(field, field.visible_when.every(isMet));
    }
    return visibility.get(field)!;
  };

  const answer = (name: string): unknown =>
    fields.some((field) => field.name === name && isVisible(field)) ? ownValue(values, name) : undefined;

  const isMet = (condition: Condition): boolean => {
    if ('is' in condition) {
      const answers = [answer(condition.field)].flat();
      return [condition.is].flat().some((value) => answers.includes(value));
    }
    const { field = 'birthdate', ...range } = condition.age_on_first_day;
    const birthdate = answer(field);
    return isDate(birthdate) && isOfAge(birthdate, firstDay, range);
  };

  return { isVisible, isMet };
}

/**
 * The fields that are asked for, in order, given the answers so far (as `readAll` reads them, as they go over the wire) and the
 * day on which ages count. A hidden field has no answer, even if a value was sent, so a hidden field hides the fields that depend on it.
 */
export const visibleFields = (form: Form, values: object, firstDay: string): readonly FormField[] =>
  form.fields.filter(evaluateConditions(form, values, firstDay).isVisible);

/** The names of the visible fields, to show and hide rendered fields. A section is hidden if all of its fields are. */
export const visibleNames = (form: Form, values: object, firstDay: string): ReadonlySet<string> =>
  new Set(visibleFields(form, values, firstDay).map(({ name }) => name));

/** The issues of answers, and the answers that count. */
export interface CheckedAnswers {
  readonly issues: Issue[];
  readonly values: Record<string, unknown>;
}

/** Checks answers as `checkForm` does. `checkFields` is `check` of `src/fields`: an optional module of the embed script is given that of the script. */
export function checkFormBy(checkFields: typeof check, form: Form, values: object, days: Days): CheckedAnswers {
  const visibleOnes = visibleFields(form, values, days.firstDay);
  const hiddenNames = new Set(form.fields.filter((field) => !visibleOnes.includes(field)).map(({ name }) => name));
  const visibleValues = Object.fromEntries(Object.entries(values).filter(([name]) => !hiddenNames.has(name)));
  const checkedFields = visibleOnes.map((field) => withAgeRule(field, days));
  return { issues: checkFields(visibleValues, checkedFields, days.today), values: visibleValues };
}

/**
 * The issues of the answers, field by field, and the answers that count: hidden fields are neither required nor stored
 * (docs/workspace.md#forms). Browser and gate call this with the same arguments. Keys of no field are refused.
 */
export const checkForm = (form: Form, values: object, days: Days): CheckedAnswers =>
  checkFormBy(check, form, values, days);

/** Answers that are outside the ages that a form takes. A question that is not shown, or has no answer, is not judged. */
export const ageIssues = (form: Form, values: object, days: Days): Issue[] =>
  checkForm(form, values, days).issues.filter(({ code }) => code === 'age');
