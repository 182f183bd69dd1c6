import type { Condition } from '../../model/registration-form.js';
import { fault, missingFrom, type Askable, type Place } from './askable.js';
import { nearest } from './nearest.js';
import type { Sound } from './raw-file.js';
import type { Found } from './schema-faults.js';

/** A condition of either kind, whole or not. */
type AnyCondition = Partial<Sound<Extract<Condition, { is: unknown }>> & Sound<Exclude<Condition, { is: unknown }>>>;

/** A list and what the form asks of it; undefined stands for a name that is wrong. */
interface Around {
  readonly list: Askable;
  readonly asked: readonly (string | undefined)[];
}

/** That the form does not ask for what a condition depends on, or nothing. */
function unaskedFaults(name: string, { list, asked }: Around, path: Place): Found[] {
  const missing = missingFrom(list, name, path);
  if (missing.length || asked.includes(name) || asked.includes(undefined)) return missing;
  return [fault(path, `the form does not ask for "${name}"`)];
}

/** Values that can never be the answer. The kind of field itself says which. */
function valueFaults({ field: name = '', is }: AnyCondition, { list }: Around, path: Place): Found[] {
  const { field } = list.find(name) ?? {};
  const values = [is].flat().map((value, index) => ({ value, path: Array.isArray(is) ? [...path, index] : path }));
  return values.flatMap(({ value, path: place }) => {
    if (!field || value === undefined) return [];
    // an answer of several holds the value, any other is the value
    if ([value, [value]].some((answer) => !field.kind.check(answer, field).length)) return [];
    const near = field.options && nearest(String(value), field.options);
    const hint = near
      ? `; did you mean "${near}"?`
      : field.kind.check(true, field).length
        ? ''
        : ': write true or false';
    return [fault(place, `"${name}" is never answered with "${String(value)}"${hint}`)];
  });
}

function ageFaults(age: NonNullable<AnyCondition['age_on_first_day']>, around: Around, path: Place): Found[] {
  const { below, at_least, field = 'birthdate' } = age;
  if ('field' in age && age.field === undefined) return [];
  const place = 'field' in age ? [...path, 'field'] : path;
  const unasked = unaskedFaults(field, around, place);
  const type = around.list.find(field)?.type;
  const noDate = !unasked.length && type !== undefined && type !== 'date' && type !== 'birthdate';
  const whole = Object.values(age).every((value) => value !== undefined);
  return [
    ...unasked,
    ...(noDate ? [fault(place, `an age needs a date, and "${field}" is none`)] : []),
    ...(whole && below === undefined && at_least === undefined ? [fault(path, 'write below, at_least, or both')] : []),
    ...(below !== undefined && at_least !== undefined && at_least >= below
      ? [fault(path, `nobody is ${at_least} or more and below ${below}`)]
      : []),
  ];
}

/** What is wrong with one condition, but that it may depend on itself. */
export function conditionFaults(when: Sound<Condition>, around: Around, path: Place): Found[] {
  const condition = when as AnyCondition;
  const { field, age_on_first_day: age } = condition;
  const kinds = ['field' in condition && 'is' in condition, 'age_on_first_day' in condition];
  const odd = kinds[0] === kinds[1] || (kinds[1] && ('field' in condition || 'is' in condition));
  // a key that is only misspelt is no second fault
  const whole = Object.values(condition).every((value) => value !== undefined);
  return [
    ...(whole && odd ? [fault(path, 'write either field and is, or age_on_first_day')] : []),
    ...(field === undefined ? [] : unaskedFaults(field, around, [...path, 'field'])),
    ...valueFaults(condition, around, [...path, 'is']),
    ...(age ? ageFaults(age, around, [...path, 'age_on_first_day']) : []),
  ];
}

/** A condition, where it stands, and the fields that are asked under it. */
export interface Placed {
  readonly when: Sound<Condition>;
  readonly path: Place;
  readonly of: readonly (string | undefined)[];
}

interface Step {
  readonly to: string;
  readonly path: Place;
}

/** Fields whose conditions lead back to themselves: each circle once. */
export function circlesIn(conditions: readonly Placed[]): Found[] {
  const steps = new Map<string, Step[]>();
  for (const { when, path, of } of conditions) {
    const { field, age_on_first_day: age } = when as AnyCondition;
    const to = age ? (age.field ?? 'birthdate') : field;
    if (to === undefined) continue;
    for (const name of of) if (name !== undefined) steps.set(name, [...(steps.get(name) ?? []), { to, path }]);
  }

  const wayBack = (home: string, from: string, been: Set<string>): Step[] | undefined => {
    for (const step of steps.get(from) ?? []) {
      if (step.to === home) return [step];
      if (been.has(step.to)) continue;
      been.add(step.to);
      const rest = wayBack(home, step.to, been);
      if (rest) return [step, ...rest];
    }
    return undefined;
  };

  const told = new Set<string>();
  return [...steps.keys()].flatMap((name) => {
    const way = told.has(name) ? undefined : wayBack(name, name, new Set());
    if (!way) return [];
    for (const { to } of way) told.add(to);
    return [fault(way[0]!.path, `depends on itself: ${[name, ...way.map(({ to }) => to)].join(' → ')}`)];
  });
}
