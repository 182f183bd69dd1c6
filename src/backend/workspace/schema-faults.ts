import { Ajv, type ErrorObject } from 'ajv';
import { closestMatch } from './closest-match.js';
import { patternHints, workspaceSchema } from './schema/index.js';
import type { Path } from './yaml-document.js';

/** A fault and the path to it. */
export interface PathFault {
  readonly path: Path;
  readonly message: string;
}

const pathOf = ({ instancePath }: ErrorObject): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Formats a value for a sentence. */
function formatValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'object') return Array.isArray(value) ? 'a list' : 'keys with values';
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  object: 'keys with values',
  array: 'a list',
  boolean: 'true or false',
  'string,boolean': 'a text in quotes, or true or false',
  integer: 'a whole number',
};

function wrongType({ params, data, instancePath, parentSchema }: ErrorObject): string {
  const expectedType = types[String(params['type'])] ?? String(params['type']);
  const sentence =
    data === null
      ? `is empty: ${patternHints[String(parentSchema?.['pattern'])] ?? `write ${expectedType}`}`
      : expectedType === 'a text' && typeof data !== 'object'
        ? `is a text, so write it in quotes: "${formatValue(data)}"`
        : `write ${expectedType}, not ${formatValue(data)}`;
  return instancePath ? sentence : data === null ? 'the file is empty' : `the file: ${sentence}`;
}

const suggestion = (word: unknown, words: readonly string[]): string | undefined => {
  const match = closestMatch(String(word), words);
  return match && `did you mean ${match}?`;
};

/** The message for each keyword of JSON Schema. */
const sentences: Readonly<Record<string, (error: ErrorObject) => string>> = {
  type: wrongType,
  pattern: ({ schema, data }) => `${patternHints[String(schema)] ?? 'write it another way'}, not ${formatValue(data)}`,
  required: () => 'is missing',
  additionalProperties({ params, parentSchema }) {
    const knownKeys = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    return `there is no such key; ${suggestion(params['additionalProperty'], knownKeys) ?? `known are ${knownKeys.join(', ')}`}`;
  },
  enum({ schema, data }) {
    const match = suggestion(data, schema as string[]);
    return `write one of ${(schema as string[]).join(', ')}, not ${formatValue(data)}${match ? `; ${match}` : ''}`;
  },
  minimum: ({ schema, data }) => `write ${String(schema)} or more, not ${formatValue(data)}`,
  maximum: ({ schema, data }) => `write ${String(schema)} or less, not ${formatValue(data)}`,
  minLength: () => 'is empty: write a text',
  maxLength: ({ schema }) => `is too long; write ${String(schema)} characters or fewer`,
  minItems: () => 'is empty: write at least one entry',
  minProperties: () => 'is empty: write at least one entry',
  uniqueItems: ({ data, params }) =>
    `names ${formatValue((data as unknown[])[Number(params['j'])])} twice; remove one of them`,
  anyOf({ parentSchema }) {
    const { description = 'it another way' } = parentSchema as { description?: string };
    return `write ${description[0]!.toLowerCase()}${description.slice(1).replace(/\.$/, '')}`;
  },
};

/**
 * Keeps, for `anyOf`, only the errors of the alternative with the type of the value. If no alternative has that type, the error of
 * `anyOf` itself stays.
 */
function withoutOtherAlternatives(errors: readonly ErrorObject[]): ErrorObject[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf');
  alternatives.sort((left, right) => left.schemaPath.length - right.schemaPath.length);
  return alternatives.reduce<ErrorObject[]>(
    (remaining, alternative) => {
      const { instancePath, schemaPath } = alternative;
      const alternativeOf = (error: ErrorObject): string | undefined =>
        error.schemaPath.startsWith(`${schemaPath}/`) && `${error.instancePath}/`.startsWith(`${instancePath}/`)
          ? error.schemaPath.slice(schemaPath.length + 1).split('/')[0]
          : undefined;
      const isTypeError = ({ keyword, instancePath: at }: ErrorObject) => keyword === 'type' && at === instancePath;
      const mismatched = new Set(remaining.filter(isTypeError).map(alternativeOf));
      const matching = remaining.filter(
        (error) => alternativeOf(error) !== undefined && !mismatched.has(alternativeOf(error)),
      );
      return remaining.filter((error) =>
        error === alternative ? !matching.length : alternativeOf(error) === undefined || matching.includes(error),
      );
    },
    [...errors],
  );
}

/** Removes errors for missing keys that are only misspelt. */
const withoutMisspeltKeys = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const misspeltPaths = errors.flatMap(({ keyword, params, parentSchema, instancePath }) => {
    if (keyword !== 'additionalProperties') return [];
    const knownKeys = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    return [`${instancePath}/${closestMatch(String(params['additionalProperty']), knownKeys)}`];
  });
  return errors.filter(
    ({ keyword, params, instancePath }) =>
      keyword !== 'required' || !misspeltPaths.includes(`${instancePath}/${String(params['missingProperty'])}`),
  );
};

/** Finds the faults of a document by a schema, one sentence each. */
export function faultFinder(schema: object): (data: unknown) => PathFault[] {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true, verbose: true }).compile(schema);
  return (data) => {
    if (validate(data)) return [];
    // `if` only tells that `else` is wrong, which has an error of its own
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
    return withoutMisspeltKeys(withoutOtherAlternatives(errors)).map((error) => {
      const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
      const key = missingProperty ?? additionalProperty;
      return {
        path: [...pathOf(error), ...(key === undefined ? [] : [key])],
        message: sentences[error.keyword]?.(error) ?? error.message ?? 'is wrong',
      };
    });
  };
}

/** The faults that the schema of `workspace.yaml` finds. */
export const schemaFaults = faultFinder(workspaceSchema);

/** A document without its faulty parts: faulty keys and entries are undefined. */
export function validPart(data: unknown, faults: readonly PathFault[]): unknown {
  const faultyPaths = new Set(faults.map(({ path }) => JSON.stringify(path)));
  const validValue = (value: unknown, path: Path): unknown => {
    if (faultyPaths.has(JSON.stringify(path))) return undefined;
    if (Array.isArray(value)) return value.map((entry, index) => validValue(entry, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, validValue(entry, [...path, key])]));
  };
  return validValue(data, []);
}
