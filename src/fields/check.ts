import type { Issue } from '../model/issue.js';
import type { Answers, Fault, Field } from './field.js';

const nothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !value.trim()) ||
  (Array.isArray(value) && !value.length);

/** What is wrong with one value of one field. */
export function checkOne(value: unknown, field: Field): readonly Fault[] {
  const { kind } = field;
  const empty = (kind.empty ?? nothing)(value);
  if (empty && field.required) {
    // a group tells which of its parts is missing
    const faults = kind.check(value ?? {}, field).filter(({ part }) => part !== undefined);
    return faults.length ? faults : [{ code: field.must_accept ? 'must_accept' : 'required' }];
  }
  if (value === undefined || value === null) return [];
  return kind.check(value, field);
}

/** The value under a key of an object's own; undefined for what it inherits. */
export const own = (values: object, key: string): unknown =>
  Object.hasOwn(values, key) ? (values as Record<string, unknown>)[key] : undefined;

/** Reads every field that was answered. Keys of untouched fields are absent. */
export function readAll(answers: Answers, fields: readonly Field[]): Record<string, unknown> {
  const values = fields.map((field) => [field.name, field.kind.read(answers, field)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Everything that is wrong, in the order of the fields; then every key that no field answers for. For many values at once. */
export function checkerOf(fields: readonly Field[]): (values: object) => Issue[] {
  const known = new Set(fields.map(({ name }) => name));
  return (values) => {
    const issues: Issue[] = [];
    for (const field of fields)
      for (const { part, ...found } of checkOne(own(values, field.name), field))
        issues.push({ field: part === undefined ? field.name : `${field.name}.${part}`, ...found });
    for (const key of Object.keys(values)) if (!known.has(key)) issues.push({ field: key, code: 'unknown' });
    return issues;
  };
}

/** The same, once. */
export const check = (values: object, fields: readonly Field[]): Issue[] => checkerOf(fields)(values);

/** The values of these fields and no others. */
export function only(fields: readonly Field[], values: object): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ name }) => Object.hasOwn(values, name)).map(({ name }) => [name, own(values, name)]),
  );
}
