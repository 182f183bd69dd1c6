import { isDate } from '../fields/index.js';
import type { AgeRange } from '../model/registration-form.js';
import type { Days } from './days.js';
import type { FormField } from './form-of.js';

/** Full years from one day to another. A person born on 29 February turns a year older on 1 March in other years. */
const yearsBetween = (birthdate: string, day: string): number =>
  parseInt(day) - parseInt(birthdate) - (day.slice(4) < birthdate.slice(4) ? 1 : 0);

/** Whether somebody has an age of the range on a day; both days `YYYY-MM-DD`. */
export function isOfAge(birthdate: string, day: string, { below = Infinity, at_least = -Infinity }: AgeRange): boolean {
  const age = yearsBetween(birthdate, day);
  return age < below && age >= at_least;
}

/** The field, whose check also refuses dates of other ages than the layout allows. */
export function withAgeRule<Checked extends FormField>(field: Checked, { firstDay, today }: Days): Checked {
  const { age_on_first_day: range, kind } = field;
  if (!range) return field;
  return {
    ...field,
    kind: {
      ...kind,
      check(value, ...around) {
        const faults = kind.check(value, ...around);
        if (faults.length || !isDate(value) || isOfAge(value, firstDay, range)) return faults;
        return [{ code: 'age', params: { ...range, on: firstDay === today ? 'today' : 'first_day' } }];
      },
    },
  };
}
