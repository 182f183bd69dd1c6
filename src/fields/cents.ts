import { fault, NO_FAULTS } from './field.js';
import type { FieldType } from './field.js';
import { integer } from './number.js';

const range = { min: 1, max: Number.MAX_SAFE_INTEGER };

/** An amount of money that somebody owes, in cents: whole, more than nothing, and no larger than JSON carries without loss. */
export const cents: FieldType = {
  ...integer,
  check(value) {
    if (typeof value !== 'number') return fault('wrong_type');
    if (!Number.isInteger(value)) return fault('not_whole');
    return value < range.min || value > range.max ? fault('out_of_range', range) : NO_FAULTS;
  },
  schema: () => ({ type: 'integer', minimum: range.min, maximum: range.max, description: 'Cents.' }),
};
