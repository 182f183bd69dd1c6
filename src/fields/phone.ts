import { fault, NO_FAULTS, type FieldType } from './field.js';
import { toAscii, collapseSpaces } from './normalise.js';
import { singleLine, text } from './text.js';

export const phonePattern = /^\+?[\s()/.–-]*(\d[\s()/.–-]*){3,20}$/;
export const PHONE_EXAMPLE = '+49 30 123456';

/** More than any number that the check lets through. Code units. */
const MAX_CLEANED_LENGTH = 200;

/** A telephone number, written as people write them: 3 to 20 digits with signs between them. Links (`tel:`) are read, too. */
export const phone: FieldType = {
  ...text,
  clean(text) {
    const number = toAscii(text);
    if (number.length > MAX_CLEANED_LENGTH) return number;
    return (
      collapseSpaces(number)
        .replace(/^tel: ?(?=.)/i, '')
        .replace(/[,; ]+$/, '') || null
    );
  },
  control: () => ({ kind: 'input', type: 'tel', autocomplete: 'tel', size: 20 }),
  check: singleLine((value) =>
    phonePattern.test(value) ? NO_FAULTS : fault('wrong_format', { example: PHONE_EXAMPLE }),
  ),
};
