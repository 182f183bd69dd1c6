import fc, { type Arbitrary } from 'fast-check';

export type Schema = Readonly<Record<string, unknown>>;

/** Values that have broken something somewhere. */
export const hostile: readonly unknown[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  "' or '1'='1",
  '"; drop table person; --',
  '%00',
  '../..',
  '${7*7}',
  '<script>alert(1)</script>',
  '\u212aelvin@example.org',
  'ﬀ🏕️\u202e',
  '2027-02-30',
  'x'.repeat(10_001),
  1e21,
  -0,
  0.1,
  2 ** 53,
  null,
  true,
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
];

const texts = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(...hostile.filter((value): value is string => typeof value === 'string')),
  },
);

/** A few identifiers, so that requests meet each other. */
const identifiers = fc.constantFrom('ada', 'bob', 'crm-1', 'crm-2', 'crm-3', 'É', 'a b');

/** What only looks right: a text of the shape that a pattern of ours asks for. */
function textLike(
  { format, pattern, examples }: Schema,
  key: string,
  existingIds: readonly string[],
): Arbitrary<unknown> {
  const example = String((examples as unknown[] | undefined)?.[0] ?? '');
  if (/^\d{4}-/.test(example))
    return fc.constantFrom('2024-02-29', '1999-12-31', '2027-02-30', '1849-01-01', '0000-00-00', '2. 9. 2015');
  if (example.includes('@')) return fc.oneof(fc.constantFrom('ada@example.org', 'Bob@Example.org'), fc.emailAddress());
  if (format === 'uri') return fc.webUrl();
  if (/external_id$/.test(key)) return identifiers;
  if (typeof pattern !== 'string' && !example) return texts;
  const [, prefix] = /^\^(\w{3}_)$/.exec(String(pattern)) ?? [];
  if (prefix) return fc.constantFrom(...existingIds.filter((id) => id.startsWith(prefix)), `${prefix}unknown`);
  return fc.constantFrom('+49 30 123456', '030/1', 'https://example.org/?a=b', 'DE', 'XX');
}

/** Values that a schema lets through, or nearly: `known` are ids that there are. */
export function valuesOf(
  schema: Schema,
  definitions: Readonly<Record<string, Schema>>,
  existingIds: readonly string[],
  key = '',
): Arbitrary<unknown> {
  const inner = (one: Schema, name = key): Arbitrary<unknown> => valuesOf(one, definitions, existingIds, name);
  if (typeof schema['$ref'] === 'string') return inner(definitions[schema['$ref'].split('/').at(-1)!]!);
  if (Array.isArray(schema['anyOf'])) return fc.oneof(...(schema['anyOf'] as Schema[]).map((one) => inner(one)));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const types = [schema['type']].flat();
  if (types.length > 1) return fc.oneof(...types.map((type) => inner({ ...schema, type })));
  const { minimum: min = -100, maximum: max = 100_000 } = schema as { minimum?: number; maximum?: number };
  switch (types[0]) {
    case 'string':
      return textLike(schema, key, existingIds);
    case 'integer':
      return fc.oneof(fc.integer({ min: Math.max(min, -100), max: Math.min(max, 100_000) }), fc.constantFrom(min, max));
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner((schema['items'] ?? {}) as Schema), { maxLength: 4 });
    case 'object': {
      const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
      const required = (schema['required'] ?? []) as string[];
      const further = schema['additionalProperties'];
      const one = (name: string) => inner(properties[name]!, name);
      // where one of several is wanted, most get one
      if (schema['maxProperties'] === 1)
        return fc.constantFrom(...Object.keys(properties)).chain((name) => fc.record({ [name]: one(name) }));
      const named = fc
        .record(
          Object.fromEntries(
            Object.keys(properties).map((name) => [
              name,
              required.includes(name)
                ? one(name)
                : fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one(name) }),
            ]),
          ),
        )
        .map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));
      if (typeof further !== 'object') return named;
      const custom = fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom({}, { size: 'M' }, { department: 'Row' }, { courses: ['Canoe'] }) },
        {
          weight: 1,
          arbitrary: fc.dictionary(fc.constantFrom('size', 'swims', 'notes', 'department'), fc.jsonValue(), {
            maxKeys: 2,
            noNullPrototype: true,
          }),
        },
      );
      return fc.tuple(named, custom).map(([values, more]) => ({ ...values, ...more }));
    }
    default:
      return fc.jsonValue();
  }
}

/** The same value with one part, wherever it is, put in another's place. */
export function spoiled(value: unknown, at: number, by: unknown): unknown {
  if (typeof value !== 'object' || value === null || at % 3 === 0) return by;
  const keys = Object.keys(value);
  if (!keys.length) return by;
  const key = keys[at % keys.length]!;
  const inner = spoiled((value as Record<string, unknown>)[key], Math.floor(at / 3), by);
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (String(index) === key ? inner : entry));
  return { ...value, [at % 7 === 0 ? String(by) : key]: inner };
}
