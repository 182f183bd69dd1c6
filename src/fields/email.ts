import { fault, none, type FieldType } from './field.js';
import { lineThat, text } from './text.js';

const shape = /^[^\s@"(),:;<>[\\\]]+@[^\s@"(),:;<>[\\\]]+\.[^\s@"(),:;<>[\\\].]+$/;
const longestAddress = 254;
const example = 'name@example.org';

/** An e-mail address. Deliberately loose: the confirmation mail is the real test. */
export const email: FieldType<string> = {
  ...text,
  control: () => ({ kind: 'input', type: 'email', autocomplete: 'email' }),
  check: lineThat((value) =>
    shape.test(value) && value.length <= longestAddress ? none : fault('wrong_format', { example }),
  ),
  schema: () => ({ type: 'string', format: 'email', maxLength: longestAddress }),
  example: () => example,
};
