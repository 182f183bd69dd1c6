import { Ajv, type ErrorObject } from 'ajv';
import { nearest } from './nearest.js';
import { patternHints, workspaceSchema } from './schema/index.js';
import type { Path } from './yaml-document.js';

/** Something wrong at a place. */
export interface Found {
  readonly path: Path;
  readonly message: string;
}

const validate = new Ajv({ allErrors: true, allowUnionTypes: true, verbose: true }).compile(workspaceSchema);

const pathOf = ({ instancePath }: ErrorObject): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A value as it is named in a sentence. */
function shown(value: unknown): string {
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

function wrongType({ params, data, instancePath }: ErrorObject): string {
  const wanted = types[String(params['type'])] ?? String(params['type']);
  const sentence =
    data === null
      ? `is empty: write ${wanted}`
      : wanted === 'a text' && typeof data !== 'object'
        ? `is a text, so write it in quotes: "${shown(data)}"`
        : `write ${wanted}, not ${shown(data)}`;
  return instancePath ? sentence : data === null ? 'the file is empty' : `the file: ${sentence}`;
}

const meant = (word: unknown, words: readonly string[]): string | undefined => {
  const near = nearest(String(word), words);
  return near && `did you mean ${near}?`;
};

/** What each keyword of the schema that refuses something says. */
const sentences: Readonly<Record<string, (error: ErrorObject) => string>> = {
  type: wrongType,
  pattern: ({ schema, data }) => `${patternHints[String(schema)] ?? 'write it another way'}, not ${shown(data)}`,
  required: () => 'is missing',
  additionalProperties({ params, parentSchema }) {
    const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    return `there is no such key; ${meant(params['additionalProperty'], known) ?? `known are ${known.join(', ')}`}`;
  },
  enum({ schema, data }) {
    const near = meant(data, schema as string[]);
    return `write one of ${(schema as string[]).join(', ')}, not ${shown(data)}${near ? `; ${near}` : ''}`;
  },
  minimum: ({ schema, data }) => `write ${String(schema)} or more, not ${shown(data)}`,
  maximum: ({ schema, data }) => `write ${String(schema)} or less, not ${shown(data)}`,
  minLength: () => 'is empty: write a text',
  maxLength: ({ schema }) => `is too long: ${String(schema)} characters are the most`,
  minItems: () => 'is empty: write at least one entry',
  minProperties: () => 'is empty: write at least one entry',
  uniqueItems: ({ data, params }) => `names ${shown((data as unknown[])[Number(params['j'])])} twice`,
  anyOf({ parentSchema }) {
    const { description = 'it another way' } = parentSchema as { description?: string };
    return `write ${description[0]!.toLowerCase()}${description.slice(1).replace(/\.$/, '')}`;
  },
};

/**
 * Where one of several shapes would do, what is wrong with the one that was meant: the one of the same type. All shapes
 * together are wrong only where no type fits.
 */
function withoutOthers(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  choices.sort((left, right) => left.schemaPath.length - right.schemaPath.length);
  return choices.reduce<ErrorObject[]>(
    (left, choice) => {
      const { instancePath, schemaPath } = choice;
      const shape = (error: ErrorObject): string | undefined =>
        error.schemaPath.startsWith(`${schemaPath}/`) && `${error.instancePath}/`.startsWith(`${instancePath}/`)
          ? error.schemaPath.slice(schemaPath.length + 1).split('/')[0]
          : undefined;
      const ofType = ({ keyword, instancePath: at }: ErrorObject) => keyword === 'type' && at === instancePath;
      const wrong = new Set(left.filter(ofType).map(shape));
      const meant = left.filter((error) => shape(error) !== undefined && !wrong.has(shape(error)));
      return left.filter((error) =>
        error === choice ? !meant.length : shape(error) === undefined || meant.includes(error),
      );
    },
    [...errors],
  );
}

/** A key that is missing is no second fault where it was only misspelt. */
const withoutMisspelt = (errors: readonly ErrorObject[]): ErrorObject[] => {
  const misspelt = errors.flatMap(({ keyword, params, parentSchema, instancePath }) => {
    if (keyword !== 'additionalProperties') return [];
    const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    return [`${instancePath}/${nearest(String(params['additionalProperty']), known)}`];
  });
  return errors.filter(
    ({ keyword, params, instancePath }) =>
      keyword !== 'required' || !misspelt.includes(`${instancePath}/${String(params['missingProperty'])}`),
  );
};

/** What the schema finds wrong, one sentence a fault. */
export function schemaFaults(data: unknown): Found[] {
  if (validate(data)) return [];
  return withoutMisspelt(withoutOthers(validate.errors ?? [])).map((error) => {
    const { missingProperty, additionalProperty } = error.params as Record<string, string | undefined>;
    const key = missingProperty ?? additionalProperty;
    return {
      path: [...pathOf(error), ...(key === undefined ? [] : [key])],
      message: sentences[error.keyword]?.(error) ?? error.message ?? 'is wrong',
    };
  });
}

/** The part of a document with which nothing was found wrong: keys and entries that are wrong are undefined. */
export function soundPart(data: unknown, found: readonly Found[]): unknown {
  const wrong = new Set(found.map(({ path }) => JSON.stringify(path)));
  const sound = (value: unknown, path: Path): unknown => {
    if (wrong.has(JSON.stringify(path))) return undefined;
    if (Array.isArray(value)) return value.map((entry, index) => sound(entry, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sound(entry, [...path, key])]));
  };
  return sound(data, []);
}
