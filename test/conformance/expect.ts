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

export function require(isMet: boolean, sentence: string): asserts isMet {
  if (!isMet) throw new Unmet(sentence);
}

const format = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 160 ? `${text.slice(0, 160)} …` : text;
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal as JSON: the order of keys does not count. */
export function isEqual(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(actual) && Array.isArray(expected))
    return actual.length === expected.length && actual.every((entry, index) => isEqual(entry, expected[index]));
  if (!isFields(actual) || !isFields(expected)) return Object.is(actual, expected);
  const keys = Object.keys(actual);
  return (
    keys.length === Object.keys(expected).length &&
    keys.every((key) => Object.hasOwn(expected, key) && isEqual(actual[key], expected[key]))
  );
}

export const equal = (actual: unknown, expected: unknown, what: string): void =>
  require(isEqual(actual, expected), `${what} is ${format(actual)}, not ${format(expected)}`);

/** An answer with this status, and the same answer. */
export function answered(answer: Answer, status: number): Answer {
  require(answer.status === status, `${answer.requestLine} answered ${answer.status}, not ${status}`);
  return answer;
}

export function fieldsIn(value: unknown, what: string): Fields {
  require(isFields(value), `${what} is ${format(value)}, not an object`);
  return value;
}

/** What an answer wraps in `data`. */
export function dataIn(answer: Answer): unknown {
  const body = fieldsIn(answer.json, `the body of ${answer.requestLine}`);
  require(Object.hasOwn(body, 'data'), `the body of ${answer.requestLine} has no key "data"`);
  return body['data'];
}

export const oneIn = (answer: Answer): Fields => fieldsIn(dataIn(answer), `data of ${answer.requestLine}`);

export function allIn(answer: Answer): Fields[] {
  const data = dataIn(answer);
  require(Array.isArray(data), `data of ${answer.requestLine} is ${format(data)}, not an array`);
  return data.map((entry, index) => fieldsIn(entry, `data.${index} of ${answer.requestLine}`));
}

/** What a value must be, and how a report says so. */
export interface Kind {
  readonly description: string;
  readonly fits: (value: unknown) => boolean;
}

export type Shape = Readonly<Record<string, Kind>>;

/** An object with these keys, of these kinds. Further keys are none of its business. */
export function hasShape(value: unknown, shape: Shape, what: string): Fields {
  const fields = fieldsIn(value, what);
  for (const [key, { description, fits }] of Object.entries(shape)) {
    require(Object.hasOwn(fields, key), `${what} has no key "${key}"`);
    require(fits(fields[key]), `${what}.${key} is ${format(fields[key])}, not ${description}`);
  }
  return fields;
}

/** An object with these keys and no others. */
export const keysAre = (value: unknown, keys: readonly string[], what: string): void =>
  equal(Object.keys(fieldsIn(value, what)).sort(), [...keys].sort(), `the set of keys of ${what}`);
