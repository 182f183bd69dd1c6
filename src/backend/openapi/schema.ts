import type { JsonSchema } from '../../fields/index.js';

/** A schema that the compiler knows to describe `Value`. `described` exists for the compiler only. */
export type SchemaOf<Value> = JsonSchema & { readonly described?: (value: Value) => void };

type Optional<Value> = { [Key in keyof Value]-?: undefined extends Value[Key] ? Key : never }[keyof Value];
type Known<Value> = {
  [Key in keyof Value as string extends Key ? never : number extends Key ? never : Key]: Value[Key];
};

/** What a schema says beside its type: `description`, `minimum`, `pattern` … */
type Says = Readonly<Record<string, unknown>>;

export const text = (says: Says = {}): SchemaOf<string> => ({ type: 'string', ...says });
export const oneOf = <const Value extends string>(values: readonly Value[], says: Says = {}): SchemaOf<Value> => ({
  type: 'string',
  enum: values,
  ...says,
});
export const whole = (says: Says = {}): SchemaOf<number> => ({ type: 'integer', ...says });
export const flag = (says: Says = {}): SchemaOf<boolean> => ({ type: 'boolean', ...says });
export const day = (says: Says = {}): SchemaOf<string> => text({ format: 'date', ...says });
export const address = (says: Says = {}): SchemaOf<string> => text({ format: 'uri', ...says });

/** An id of ours: its prefix and something random. */
export const idOf = (prefix: string, says: Says = {}): SchemaOf<string> => text({ pattern: `^${prefix}_`, ...says });

export const orNull = <Value>(schema: SchemaOf<Value>, says: Says = {}): SchemaOf<Value | null> => {
  const { described: _, ...plain } = schema;
  return typeof plain['type'] === 'string' && !('enum' in plain)
    ? { ...plain, type: [plain['type'], 'null'], ...says }
    : { anyOf: [plain, { type: 'null' }], ...says };
};

export const listOf = <Value>(items: SchemaOf<Value>, says: Says = {}): SchemaOf<Value[]> => ({
  type: 'array',
  items,
  ...says,
});

/** An object with a schema for each property of `Value`: one that is forgotten does not compile. */
export const object = <Value extends object>(
  properties: { readonly [Key in keyof Known<Value>]-?: SchemaOf<Exclude<Value[Key & keyof Value], undefined>> },
  { optional = [], ...says }: Says & { optional?: readonly Optional<Value>[] } = {},
): SchemaOf<Value> => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !(optional as readonly string[]).includes(name)),
  additionalProperties: false,
  ...says,
});

/** A schema that stands under `components`, by its name. */
export const named = <Value>(name: string): SchemaOf<Value> => ({ $ref: `#/components/schemas/${name}` });
