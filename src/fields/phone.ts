import { fault, none, type FieldType } from './field.js';
import { lineThat, text } from './text.js';

const example = '+49 30 123456';

/** A telephone number, written as people write them: 3 to 20 digits with signs between them. */
export const phone: FieldType<string> = {
  ...text,
  control: () => ({ kind: 'input', type: 'tel', autocomplete: 'tel', size: 20 }),
  check: lineThat((value) =>
    /^\+?[\s()/.–-]*(\d[\s()/.–-]*){3,20}$/.test(value) ? none : fault('wrong_format', { example }),
  ),
  example: () => example,
};
