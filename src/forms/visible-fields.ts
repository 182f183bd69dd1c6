import { check, isDate, ownValue } from '../fields/index.js';
import type { Issue } from '../model/issue.js';
import type { Condition } from '../model/registration-form.js';
import type { FormField, Form } from './form-of.js';

/** The days that a form is checked by, `YYYY-MM-DD`. */
export interface Days {
  /** The day that it is at the club: nobody is born after it. */
  readonly today: string;
  /** The day on which ages count: the first of the event; of a form without an event, today. */
  readonly firstDay: string;
}

/** The days that a form is checked by when it is this day at the club. */
export const daysOf = (event: { start_date: string } | null, today: string): Days => ({
  today,
  firstDay: event?.start_date ?? today,
});

/** Full years from one day to another. Who was born on 29 February is a year older on 1 March where there is no 29th. */
const yearsBetween = (birthdate: string, day: string): number =>
  parseInt(day) - parseInt(birthdate) - (day.slice(4) < birthdate.slice(4) ? 1 : 0);

/**
 * The fields that are asked for, in order, given the answers so far (as `readAll` reads them, as they go over the wire) and
 * the day on which ages count. What is not asked for has no answer, whatever was given: so conditions make chains.
 */
export function visibleFields({ fields }: Form, values: object, firstDay: string): readonly FormField[] {
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
    const { field = 'birthdate', below = Infinity, at_least = -Infinity } = condition.age_on_first_day;
    const birthdate = answer(field);
    if (!isDate(birthdate)) return false;
    const age = yearsBetween(birthdate, firstDay);
    return age < below && age >= at_least;
  };

  return fields.filter(isVisible);
}

/** The same by name, for whoever shows and hides what is drawn already. A section is hidden when all of its fields are. */
export const visibleNames = (form: Form, values: object, firstDay: string): ReadonlySet<string> =>
  new Set(visibleFields(form, values, firstDay).map(({ name }) => name));

/**
 * What is wrong with the answers, field by field, and the answers that count: what is not asked for is neither required nor
 * stored (design.md section 4). Browser and gate call this with the same arguments. Keys of no field are refused.
 */
export function checkForm(
  form: Form,
  values: object,
  { today, firstDay }: Days,
): { readonly issues: Issue[]; readonly values: Record<string, unknown> } {
  const visibleOnes = visibleFields(form, values, firstDay);
  const hiddenNames = new Set(form.fields.filter((field) => !visibleOnes.includes(field)).map(({ name }) => name));
  const visibleValues = Object.fromEntries(Object.entries(values).filter(([name]) => !hiddenNames.has(name)));
  return { issues: check(visibleValues, visibleOnes, today), values: visibleValues };
}
