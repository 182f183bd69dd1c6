import { fault, none, type FieldType } from './field.js';
import { ascii, spaced } from './normalise.js';
import { lineThat, text } from './text.js';

export const phoneShape = /^\+?[\s()/.–-]*(\d[\s()/.–-]*){3,20}$/;
export const PHONE_EXAMPLE = '+49 30 123456';

/** More than any number that the check lets through. Code units. */
const MAX_CLEANED_LENGTH = 200;

/** A telephone number, written as people write them: 3 to 20 digits with signs between them. Links (`tel:`) are read, too. */
export const phone: FieldType = {
  ...text,
  clean(text) {
    const number = ascii(text);
    if (number.length > MAX_CLEANED_LENGTH) return number;
    return (
      spaced(number)
        .replace(/^tel: ?(?=.)/i, '')
        .replace(/[,; ]+$/, '') || null
    );
  },
  control: () => ({ kind: 'input', type: 'tel', autocomplete: 'tel', size: 20 }),
  check: lineThat((value) => (phoneShape.test(value) ? none : fault('wrong_format', { example: PHONE_EXAMPLE }))),
};
