import type { AgeRange, Condition } from '../../model/registration-form.js';
import { fault, unknownFieldFaults, type AvailableFields, type DocumentPath } from './available-fields.js';
import { closestMatch } from './closest-match.js';
import type { ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** A condition of either kind, possibly incomplete. */
type AnyCondition = Partial<
  ValidPart<Extract<Condition, { is: unknown }>> & ValidPart<Exclude<Condition, { is: unknown }>>
>;

/** The fields of a list, and the names that the form asks for; undefined for a faulty name. */
interface ConditionContext {
  readonly availableFields: AvailableFields;
  readonly requestedFields: readonly (string | undefined)[];
}

/** A fault if the form does not ask for the field that a condition depends on. */
function unrequestedFieldFaults(
  name: string,
  { availableFields, requestedFields }: ConditionContext,
  path: DocumentPath,
): PathFault[] {
  const missing = unknownFieldFaults(availableFields, name, path);
  if (missing.length || requestedFields.includes(name) || requestedFields.includes(undefined)) return missing;
  return [fault(path, `the form does not ask for "${name}"; add it to the fields, or name another field`)];
}

/** Faults of values that can never be the answer; the kind of the field decides. */
function valueFaults(
  { field: name = '', is }: AnyCondition,
  { availableFields }: ConditionContext,
  path: DocumentPath,
): PathFault[] {
  const { field } = availableFields.find(name) ?? {};
  const values = [is].flat().map((value, index) => ({ value, path: Array.isArray(is) ? [...path, index] : path }));
  return values.flatMap(({ value, path: valuePath }) => {
    if (!field || value === undefined) return [];
    // a multiple choice contains the value, any other answer equals it
    if ([value, [value]].some((answer) => !field.kind.check(answer, field).length)) return [];
    const suggestion = field.options && closestMatch(String(value), field.options);
    const hint = suggestion
      ? `; did you mean "${suggestion}"?`
      : field.kind.check(true, field).length
        ? ''
        : ': write true or false';
    return [fault(valuePath, `"${name}" is never answered with "${String(value)}"${hint}`)];
  });
}

/** Ends of ages that nobody has, or none. */
export function ageRangeFaults(range: ValidPart<AgeRange>, path: DocumentPath): PathFault[] {
  const { below, at_least } = range;
  const isComplete = Object.values(range).every((value) => value !== undefined);
  return [
    ...(isComplete && below === undefined && at_least === undefined
      ? [fault(path, 'write below, at_least, or both')]
      : []),
    ...(below !== undefined && at_least !== undefined && at_least >= below
      ? [fault(path, `nobody is ${at_least} or more and below ${below}; below has to be greater than at_least`)]
      : []),
  ];
}

/** That a field is no date, or nothing. */
export const notDateFaults = (field: string, available: AvailableFields, path: DocumentPath): PathFault[] =>
  /^(birth)?date$/.test(available.find(field)?.type ?? 'date')
    ? []
    : [fault(path, `an age needs a date, and "${field}" is no date; name birthdate or a column of type date`)];

function ageFaults(
  age: NonNullable<AnyCondition['age_on_first_day']>,
  context: ConditionContext,
  path: DocumentPath,
): PathFault[] {
  const { field = 'birthdate' } = age;
  if ('field' in age && age.field === undefined) return [];
  const valuePath = 'field' in age ? [...path, 'field'] : path;
  const unrequested = unrequestedFieldFaults(field, context, valuePath);
  return [
    ...(unrequested.length ? unrequested : notDateFaults(field, context.availableFields, valuePath)),
    ...ageRangeFaults(age, path),
  ];
}

/** The faults of one condition, except cycles. */
export function conditionFaults(
  located: ValidPart<Condition>,
  context: ConditionContext,
  path: DocumentPath,
): PathFault[] {
  const condition = located as AnyCondition;
  const { field, age_on_first_day: age } = condition;
  const kindsPresent = ['field' in condition && 'is' in condition, 'age_on_first_day' in condition];
  const isAmbiguous =
    kindsPresent[0] === kindsPresent[1] || (kindsPresent[1] && ('field' in condition || 'is' in condition));
  // a misspelt key is no second fault
  const isComplete = Object.values(condition).every((value) => value !== undefined);
  return [
    ...(isComplete && isAmbiguous ? [fault(path, 'write either field and is, or age_on_first_day')] : []),
    ...(field === undefined ? [] : unrequestedFieldFaults(field, context, [...path, 'field'])),
    ...valueFaults(condition, context, [...path, 'is']),
    ...(age ? ageFaults(age, context, [...path, 'age_on_first_day']) : []),
  ];
}

/** A condition, its path, and the fields that depend on it. */
export interface LocatedCondition {
  readonly condition: ValidPart<Condition>;
  readonly path: DocumentPath;
  readonly fieldNames: readonly (string | undefined)[];
}

interface Dependency {
  readonly dependsOn: string;
  readonly path: DocumentPath;
}

/** Faults of conditions that depend on themselves; each cycle is reported once. */
export function cycleFaults(conditions: readonly LocatedCondition[]): PathFault[] {
  const dependencies = new Map<string, Dependency[]>();
  for (const { condition, path, fieldNames } of conditions) {
    const { field, age_on_first_day: age } = condition as AnyCondition;
    const dependsOn = age ? (age.field ?? 'birthdate') : field;
    if (dependsOn === undefined) continue;
    for (const name of fieldNames)
      if (name !== undefined) dependencies.set(name, [...(dependencies.get(name) ?? []), { dependsOn, path }]);
  }

  const findCycle = (start: string, current: string, visited: Set<string>): Dependency[] | undefined => {
    for (const step of dependencies.get(current) ?? []) {
      if (step.dependsOn === start) return [step];
      if (visited.has(step.dependsOn)) continue;
      visited.add(step.dependsOn);
      const rest = findCycle(start, step.dependsOn, visited);
      if (rest) return [step, ...rest];
    }
    return undefined;
  };

  const reported = new Set<string>();
  return [...dependencies.keys()].flatMap((name) => {
    const cycle = reported.has(name) ? undefined : findCycle(name, name, new Set());
    if (!cycle) return [];
    for (const { dependsOn } of cycle) reported.add(dependsOn);
    return [
      fault(
        cycle[0]!.path,
        `depends on itself: ${[name, ...cycle.map(({ dependsOn }) => dependsOn)].join(' → ')}; remove one of these conditions`,
      ),
    ];
  });
}
