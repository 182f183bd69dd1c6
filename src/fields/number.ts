import { fault, none, type FieldType } from './field.js';
import { typed } from './text.js';

/** As a number where it reads as one, `1,5` and `1.5` alike; else as typed, so that the check can name it. */
function numeral(entry: string | undefined): number | string | undefined {
  if (entry === undefined) return undefined;
  // `1.000` is a thousand to some and one to others
  const readable = /^(?![-+−]?\d{1,3}[.,]\d{3}$)[-+−]?\d+([.,]\d+)?$/.test(entry);
  return readable ? Number(entry.replace(',', '.').replace('−', '-')) : entry;
}

/** Any finite number. */
export const number: FieldType<number> = {
  control: () => ({ kind: 'input', type: 'text', inputmode: 'decimal', size: 10 }),
  read: (answers, field) => numeral(typed(answers, field)),
  check: (value) => (Number.isFinite(value) ? none : fault('not_a_number')),
  schema: () => ({ type: 'number' }),
  example: () => 1.5,
};

/** A whole number that JSON carries without loss. */
export const integer: FieldType<number> = {
  ...number,
  control: () => ({ kind: 'input', type: 'text', inputmode: 'numeric', size: 10 }),
  check: (value) => (Number.isSafeInteger(value) ? none : fault('not_whole')),
  schema: () => ({ type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
  example: () => 42,
};
