import type { Answer } from './http.js';

/** An expectation that was not met, in one sentence. */
export class Unmet extends Error {
  override readonly name = 'Unmet';
}

/** What cannot be tried with the keys given. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** What this implementation does not show from outside; nobody is to blame. */
export class Unseen extends Error {
  override readonly name = 'Unseen';
}

export type Fields = Record<string, unknown>;

export function that(met: boolean, sentence: string): asserts met {
  if (!met) throw new Unmet(sentence);
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal as JSON: the order of keys does not count. */
export function same(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((entry, index) => same(entry, right[index]));
  if (!isFields(left) || !isFields(right)) return Object.is(left, right);
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && same(left[key], right[key]))
  );
}

export const equal = (actual: unknown, expected: unknown, what: string): void =>
  that(same(actual, expected), `${what} is ${shown(actual)}, not ${shown(expected)}`);

/** An answer with this status, and the same answer. */
export function answered(answer: Answer, status: number): Answer {
  that(answer.status === status, `${answer.asked} answered ${answer.status}, not ${status}`);
  return answer;
}

export function fieldsIn(value: unknown, what: string): Fields {
  that(isFields(value), `${what} is ${shown(value)}, not an object`);
  return value;
}

/** What an answer wraps in `data`. */
export function dataIn(answer: Answer): unknown {
  const body = fieldsIn(answer.json, `the body of ${answer.asked}`);
  that(Object.hasOwn(body, 'data'), `the body of ${answer.asked} has no key "data"`);
  return body['data'];
}

export const oneIn = (answer: Answer): Fields => fieldsIn(dataIn(answer), `data of ${answer.asked}`);

export function allIn(answer: Answer): Fields[] {
  const data = dataIn(answer);
  that(Array.isArray(data), `data of ${answer.asked} is ${shown(data)}, not an array`);
  return data.map((entry, index) => fieldsIn(entry, `data.${index} of ${answer.asked}`));
}

/** What a value must be, and how a report says so. */
export interface Kind {
  readonly called: string;
  readonly fits: (value: unknown) => boolean;
}

export type Shape = Readonly<Record<string, Kind>>;

/** An object with these keys, of these kinds. Further keys are none of its business. */
export function hasShape(value: unknown, shape: Shape, what: string): Fields {
  const fields = fieldsIn(value, what);
  for (const [key, { called, fits }] of Object.entries(shape)) {
    that(Object.hasOwn(fields, key), `${what} has no key "${key}"`);
    that(fits(fields[key]), `${what}.${key} is ${shown(fields[key])}, not ${called}`);
  }
  return fields;
}

/** An object with these keys and no others. */
export const keysAre = (value: unknown, keys: readonly string[], what: string): void =>
  equal(Object.keys(fieldsIn(value, what)).sort(), [...keys].sort(), `the set of keys of ${what}`);
