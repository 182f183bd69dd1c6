import { checkOne, own, readAll } from './check.js';
import { schemaOf } from './schema-of.js';
import { fault, type Field, type FieldType } from './field.js';

/** A value made of parts, each of them a field: an object on the wire, several controls on the page. */
export function group<Value extends object>(
  parts: (field: Field) => readonly Field[],
  { legend, example }: { legend: boolean; example: Value },
): FieldType<Value> {
  const dotted = (field: Field): Field[] =>
    parts(field).map((part) => ({ ...part, name: `${field.name}.${part.name}` }));
  const short = (name: string) => name.slice(name.lastIndexOf('.') + 1);

  return {
    control: (field) => ({ kind: 'group', parts: dotted(field), legend }),

    read(answers, field) {
      const values = readAll(answers, dotted(field));
      const entries = Object.entries(values).map(([name, value]) => [short(name), value]);
      return entries.length ? Object.fromEntries(entries) : undefined;
    },

    empty: (value) =>
      value === undefined ||
      value === null ||
      (typeof value === 'object' && Object.values(value).every((part) => part === null || part === '')),

    check(value, field) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('wrong_type');
      const known = new Map(parts(field).map((part) => [part.name, part]));
      const strangers = Object.keys(value).filter((key) => !known.has(key));
      return [
        ...[...known].flatMap(([key, part]) =>
          checkOne(own(value, key), part).map((found) => ({ ...found, part: key })),
        ),
        ...strangers.map((key) => ({ code: 'unknown' as const, part: key })),
      ];
    },

    schema: (field) => schemaOf(parts(field)),
    example: () => example,
  };
}
