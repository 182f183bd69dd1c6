import type { JsonSchema } from '../../fields/index.js';

/** A JSON schema of `Value`. `valueType` exists for the compiler only. */
export type SchemaOf<Value> = JsonSchema & { readonly valueType?: (value: Value) => void };

type Optional<Value> = { [Key in keyof Value]-?: undefined extends Value[Key] ? Key : never }[keyof Value];
type KnownKeys<Value> = {
  [Key in keyof Value as string extends Key ? never : number extends Key ? never : Key]: Value[Key];
};

/** Keywords of a schema beside its type: `description`, `minimum`, `pattern` … */
type Annotations = Readonly<Record<string, unknown>>;

export const text = (annotations: Annotations = {}): SchemaOf<string> => ({ type: 'string', ...annotations });
export const enumOf = <const Value extends string>(
  values: readonly Value[],
  annotations: Annotations = {},
): SchemaOf<Value> => ({
  type: 'string',
  enum: values,
  ...annotations,
});
export const integer = (annotations: Annotations = {}): SchemaOf<number> => ({ type: 'integer', ...annotations });
export const boolean = (annotations: Annotations = {}): SchemaOf<boolean> => ({ type: 'boolean', ...annotations });
export const date = (annotations: Annotations = {}): SchemaOf<string> => text({ format: 'date', ...annotations });
export const uri = (annotations: Annotations = {}): SchemaOf<string> => text({ format: 'uri', ...annotations });

/** An id of the service: a prefix and a random part. */
export const idOf = (prefix: string, annotations: Annotations = {}): SchemaOf<string> =>
  text({ pattern: `^${prefix}_`, ...annotations });

export const orNull = <Value>(schema: SchemaOf<Value>, annotations: Annotations = {}): SchemaOf<Value | null> => {
  const { valueType: _, ...plain } = schema;
  return typeof plain['type'] === 'string' && !('enum' in plain)
    ? { ...plain, type: [plain['type'], 'null'], ...annotations }
    : { anyOf: [plain, { type: 'null' }], ...annotations };
};

export const listOf = <Value>(items: SchemaOf<Value>, annotations: Annotations = {}): SchemaOf<Value[]> => ({
  type: 'array',
  items,
  ...annotations,
});

/** An object schema. A missing property of `Value` does not compile. */
export const object = <Value extends object>(
  properties: { readonly [Key in keyof KnownKeys<Value>]-?: SchemaOf<Exclude<Value[Key & keyof Value], undefined>> },
  { optional = [], ...annotations }: Annotations & { optional?: readonly Optional<Value>[] } = {},
): SchemaOf<Value> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !(optional as readonly string[]).includes(name)),
  additionalProperties: false,
  ...annotations,
});

/** A reference to a schema in `components`. */
export const named = <Value>(name: string): SchemaOf<Value> => ({ $ref: `#/components/schemas/${name}` });

/** A moment (RFC 3339). */
export const instant = (): SchemaOf<string> => text({ format: 'date-time' });

/** An object's schema in which some properties cannot be null. */
export function withoutNull(
  schema: JsonSchema,
  names: readonly string[],
): JsonSchema & { properties: Record<string, JsonSchema> } {
  const properties = schema['properties'] as Record<string, { anyOf?: JsonSchema[] } & JsonSchema>;
  const entries = Object.entries(properties).map(([name, schema]) => [
    name,
    names.includes(name) ? (schema.anyOf?.[0] ?? schema) : schema,
  ]);
  return { ...schema, properties: Object.fromEntries(entries) as Record<string, JsonSchema> };
}

/**
 * The schema of a value in a request. The service reads more spellings than it answers with (docs/api-rules.md#values): a text with
 * `examples` has them in place of its `format` and `pattern`, in objects and unions too.
 */
export function inputSchemaOf(schema: JsonSchema): JsonSchema {
  const { format: _, pattern: __, ...rest } = schema;
  const { anyOf, properties } = schema as { anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };
  const inner = (properties: Record<string, JsonSchema>) =>
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, inputSchemaOf(property)]));
  return {
    ...('examples' in schema ? rest : schema),
    ...(anyOf && { anyOf: anyOf.map(inputSchemaOf) }),
    ...(properties && { properties: inner(properties) }),
  };
}
