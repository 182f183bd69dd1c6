import type { Field, JsonSchema } from './field.js';

/** What a field takes: null, where it is not required, takes a value away. */
export const schemaOfField = (field: Field): JsonSchema =>
  field.required ? field.kind.schema(field) : { anyOf: [field.kind.schema(field), { type: 'null' }] };

/** An object of these fields and no others. */
export const schemaOf = (fields: readonly Field[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])),
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  additionalProperties: false,
});
