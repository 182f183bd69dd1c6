import { checkOne, ownValue, readAll } from './check.js';
import { isBlank } from './normalise.js';
import { fault, type Fault, type Field, type FieldType } from './field.js';
import { lastPartOf } from '../model/field-name.js';

/** A value made of parts, each of them a field: an object on the wire, several controls on the page. */
export function group(
  parts: (field: Field) => readonly Field[],
  { legend, anyPart }: { legend: boolean; anyPart?: boolean },
): FieldType {
  const dottedParts = (field: Field): Field[] =>
    parts(field).map((part) => ({ ...part, name: `${field.name}.${part.name}` }));

  return {
    control: (field) => ({ kind: 'group', parts: dottedParts(field), legend, ...(anyPart ? { anyPart } : {}) }),

    read(answers, field) {
      const values = readAll(answers, dottedParts(field));
      const entries = Object.entries(values).map(([name, value]) => [lastPartOf(name), value]);
      // a country that was there from the beginning is no answer, unless an address has to be given
      return entries.some(([, value]) => field.required || value !== field.country)
        ? Object.fromEntries(entries)
        : undefined;
    },

    empty: (value) =>
      value === undefined ||
      value === null ||
      (typeof value === 'object' &&
        Object.values(value).every((part) => part === null || (typeof part === 'string' && isBlank(part)))),

    check(value, field, today) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('wrong_type');
      const partFields = parts(field);
      const faults: Fault[] = [];
      for (const part of partFields) {
        const effectivePart = part.optionalWhen?.(value) ? { ...part, required: false } : part;
        for (const partFault of checkOne(ownValue(value, part.name), effectivePart, today))
          faults.push({ ...partFault, part: part.name });
      }
      for (const key of Object.keys(value))
        if (!partFields.some(({ name }) => name === key)) faults.push({ code: 'unknown', part: key });
      return faults;
    },
  };
}
