import { fault, longest, none, type FieldType } from './field.js';
import { lineThat, text } from './text.js';

const shape = /^\+?[\s()/.–-]*(\d[\s()/.–-]*){3,20}$/;
const example = '+49 30 123456';

/** A telephone number, written as people write them: 3 to 20 digits with signs between them. */
export const phone: FieldType<string> = {
  ...text,
  control: () => ({ kind: 'input', type: 'tel', autocomplete: 'tel', size: 20 }),
  check: lineThat((value) => (shape.test(value) ? none : fault('wrong_format', { example }))),
  schema: () => ({ type: 'string', pattern: shape.source, maxLength: longest.text }),
  example: () => example,
};
