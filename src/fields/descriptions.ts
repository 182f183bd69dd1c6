import type { Address, PersonName } from '../model/person.js';
import { address } from './address.js';
import { choice } from './choice.js';
import { birthdate, date } from './date.js';
import { email, EMAIL_EXAMPLE, MAX_EMAIL_LENGTH } from './email.js';
import { MAX_LENGTHS, type Field, type FieldType, type JsonSchema } from './field.js';
import { city, familyName, givenName, postcode, street } from './autofill-text.js';
import { integer, number } from './number.js';
import { personName } from './person-name.js';
import { phone, PHONE_EXAMPLE, phonePattern } from './phone.js';
import { region } from './region.js';
import { textList } from './text-list.js';
import { lines, text } from './text.js';
import { url, URL_EXAMPLE } from './url.js';
import { yesNo } from './yes-no.js';

/** How a field type is described to programs: for OpenAPI and tests, so that no form has to bring it along. */
interface Description {
  /** The JSON Schema (2020-12) of valid values, as far as it can express the check. */
  schema(field: Field): JsonSchema;
  /** A value that passes the check. */
  example(field: Field): unknown;
}

const anyText: JsonSchema = { type: 'string', maxLength: MAX_LENGTHS.text };
const constant = (schema: JsonSchema, example: unknown): Description => ({
  schema: () => schema,
  example: () => example,
});
/** A text with a format or pattern; the schema names its example. */
const formatted = (schema: JsonSchema, example: string): Description =>
  constant({ type: 'string', ...schema, examples: [example] }, example);
const line = constant(anyText, 'Zoë 🏕️');
const day = formatted({ format: 'date' }, '2024-02-29');

/** The schema of a group is that of its parts; undefined for any other kind. */
function schemaOfGroup(field: Field): JsonSchema | undefined {
  const control = field.kind.control(field);
  if (control.kind !== 'group') return undefined;
  return schemaOf(control.parts.map((part) => ({ ...part, name: part.name.slice(field.name.length + 1) })));
}

const descriptions = new Map<FieldType, Description>([
  [text, line],
  ...[givenName, familyName, street, postcode, city].map((kind) => [kind, line] as const),
  [lines, constant({ ...anyText, description: 'May hold line breaks.' }, 'one\ntwo')],
  [
    choice,
    {
      schema: ({ options }) => (options ? { type: 'string', enum: options } : anyText),
      example: ({ options }) => options?.[0] ?? 'Zoë 🏕️',
    },
  ],
  [
    textList,
    {
      schema: ({ options }) => ({
        type: 'array',
        maxItems: MAX_LENGTHS.list,
        items: options ? { type: 'string', enum: options } : anyText,
      }),
      example: ({ options }) => options?.slice(0, 2) ?? ['one', 'two'],
    },
  ],
  [yesNo, constant({ type: 'boolean' }, true)],
  [number, constant({ type: 'number' }, 1.5)],
  [integer, constant({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }, 42)],
  [date, day],
  [birthdate, day],
  [email, formatted({ format: 'idn-email', maxLength: MAX_EMAIL_LENGTH }, EMAIL_EXAMPLE)],
  [phone, formatted({ pattern: phonePattern.source, maxLength: MAX_LENGTHS.text }, PHONE_EXAMPLE)],
  [url, formatted({ pattern: '^[hH][tT][tT][pP][sS]?://[^\\s/?#]', maxLength: MAX_LENGTHS.text }, URL_EXAMPLE)],
  [region, formatted({ pattern: '^[A-Z]{2}$', description: 'A country, ISO 3166-1 alpha-2.' }, 'DE')],
]);

const groupExamples = new Map<FieldType, object>([
  [personName, { first_name: 'Zoë', last_name: 'Öztürk' } satisfies PersonName],
  [address, { street: 'Am Wäldchen 3', postcode: '01069', city: 'Dresden', country: 'DE' } satisfies Address],
]);

function valueSchemaOf(field: Field): JsonSchema {
  const { kind } = field;
  const schema = kind.schema?.(field) ?? descriptions.get(kind)?.schema(field) ?? schemaOfGroup(field);
  if (!schema) throw new Error(`The field ${field.name} has no schema`);
  return schema;
}

/**
 * A value that passes the check of a field; undefined for a kind of no form.
 *
 * @example
 * exampleOf(personFields[0]!); // { first_name: 'Zoë', last_name: 'Öztürk' }
 */
export const exampleOf = (field: Field): unknown =>
  descriptions.get(field.kind)?.example(field) ?? groupExamples.get(field.kind);

/** The JSON Schema of a field; null removes the value of an optional field. */
export function schemaOfField(field: Field): JsonSchema {
  const schema = valueSchemaOf(field);
  return field.required ? schema : { anyOf: [schema, { type: 'null' }] };
}

/** An object of these fields and no others. */
export const schemaOf = (fields: readonly Field[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])),
  required: fields.filter(({ required, optionalWhen }) => required && !optionalWhen).map(({ name }) => name),
  additionalProperties: false,
});
