import { toAscii } from './normalise.js';
import { fault, NO_FAULTS, type FieldType } from './field.js';
import { readText } from './text.js';

/** As a number if it reads as one, `1,5` and `1.5` alike, in the digits of any script; else as typed, so that the check can name it. */
function readNumber(entry: string | undefined): number | string | undefined {
  if (entry === undefined) return undefined;
  const text = toAscii(entry);
  // the Arabic signs mean one thing each: a group of thousands, the decimal point
  const decimal = /[\u066b\u066c]/.test(text)
    ? text.replace(/\u066c(?=\d{3}(?!\d))/g, '').replace('\u066b', '.')
    : // `1.000` is a thousand to some and one to others
      text.replace(/^[-+]?\d{1,3}[.,\u060c]\d{3}$/, '').replace(/[,\u060c]/, '.');
  return /^[-+]?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : entry;
}

/** Any finite number. */
export const number: FieldType = {
  control: () => ({ kind: 'input', type: 'text', inputmode: 'decimal', size: 10 }),
  read: (answers, field) => readNumber(readText(answers, field)),
  check: (value) => (Number.isFinite(value) ? NO_FAULTS : fault('not_a_number')),
};

/** A whole number that JSON carries without loss. */
export const integer: FieldType = {
  ...number,
  control: () => ({ kind: 'input', type: 'text', inputmode: 'numeric', size: 10 }),
  check: (value) => (Number.isSafeInteger(value) ? NO_FAULTS : fault('not_whole')),
};
