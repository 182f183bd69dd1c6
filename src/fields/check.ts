import { isBlank } from './normalise.js';
import type { Issue } from '../model/issue.js';
import type { Answers, Fault, Field } from './field.js';

/** Whether a value is no answer: absent, null, without visible characters, or an empty list. */
export const isUnanswered = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlank(value)) ||
  (Array.isArray(value) && !value.length);

/** The faults of one value. */
export function checkOne(value: unknown, field: Field, today?: string): readonly Fault[] {
  const { kind } = field;
  const isEmpty = (kind.empty ?? isUnanswered)(value);
  if (isEmpty && field.required) {
    // a group tells which of its parts is missing
    const faults = kind.check(value ?? {}, field, today).filter(({ part }) => part !== undefined);
    return faults.length ? faults : [{ code: field.must_accept ? 'must_accept' : 'required' }];
  }
  if (value === undefined || value === null) return [];
  return kind.check(value, field, today);
}

/** The value under a key of an object's own; undefined for what it inherits. */
export const ownValue = (values: object, key: string): unknown =>
  Object.hasOwn(values, key) ? (values as Record<string, unknown>)[key] : undefined;

/** Reads every field that was answered. Keys of untouched fields are absent. */
export function readAll(answers: Answers, fields: readonly Field[]): Record<string, unknown> {
  const values = fields.map((field) => [field.name, field.kind.read(answers, field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Everything that is wrong, in the order of the fields; then every key that no field answers for. For many values at once. `today` as for `check`. */
export function checkerOf(fields: readonly Field[]): (values: object, today?: string) => Issue[] {
  const fieldNames = new Set(fields.map(({ name }) => name));
  return (values, today) => {
    const issues: Issue[] = [];
    for (const field of fields)
      for (const { part, ...fault } of checkOne(ownValue(values, field.name), field, today))
        issues.push({ field: part === undefined ? field.name : `${field.name}.${part}`, ...fault });
    for (const key of Object.keys(values)) if (!fieldNames.has(key)) issues.push({ field: key, code: 'unknown' });
    return issues;
  };
}

/** The same, once. `today` is the day that it is at the club, `YYYY-MM-DD`; needed if fields may be birth dates. */
export const check = (values: object, fields: readonly Field[], today?: string): Issue[] =>
  checkerOf(fields)(values, today);

/** The values of these fields and no others. */
export function pickFields(fields: readonly Field[], values: object): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ name }) => Object.hasOwn(values, name)).map(({ name }) => [name, ownValue(values, name)]),
  );
}
