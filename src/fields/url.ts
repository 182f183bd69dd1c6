import { fault, longest, none, type FieldType } from './field.js';
import { lineThat, text, typed } from './text.js';

const example = 'https://example.org';

/** The address of a web page. `example.org` is taken for `https://example.org`. */
export const url: FieldType<string> = {
  ...text,
  control: () => ({ kind: 'input', type: 'url', autocomplete: 'url' }),

  read(answers, field) {
    const entry = typed(answers, field);
    return entry && /^[^\s:/]+\.[^\s:]+$/.test(entry) ? `https://${entry}` : entry;
  },

  check: lineThat((value) => (/^https?:\/\/[^\s/?#]\S*$/i.test(value) ? none : fault('wrong_format', { example }))),
  schema: () => ({ type: 'string', pattern: '^[hH][tT][tT][pP][sS]?://[^\\s/?#]', maxLength: longest.text }),
  example: () => example,
};
