import { fault, none, type FieldType } from './field.js';
import { compact } from './normalise.js';
import { lineThat, text } from './text.js';

export const URL_EXAMPLE = 'https://example.org';

/** The address of a web page. `example.org` is taken for `https://example.org`. */
export const url: FieldType = {
  ...text,
  clean(text) {
    const entry = compact(text);
    return (/^[^\s:/.]+\.[^\s:]+$/.test(entry) ? `https://${entry}` : entry) || null;
  },
  control: () => ({ kind: 'input', type: 'url', autocomplete: 'url' }),
  check: lineThat((value) =>
    /^https?:\/\/[^\s/?#]\S*$/i.test(value) ? none : fault('wrong_format', { example: URL_EXAMPLE }),
  ),
};
