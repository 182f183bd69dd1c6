import { fault, NO_FAULTS, type FieldType } from './field.js';
import { compact } from './normalise.js';
import { singleLine, text } from './text.js';

export const URL_EXAMPLE = 'https://example.org';

/** The address of a web page. `example.org` is taken for `https://example.org`. */
export const url: FieldType = {
  ...text,
  clean(text) {
    const entry = compact(text);
    return (/^[^\s:/.]+\.[^\s:]+$/.test(entry) ? `https://${entry}` : entry) || null;
  },
  control: () => ({ kind: 'input', type: 'url', autocomplete: 'url' }),
  check: singleLine((value) =>
    /^https?:\/\/[^\s/?#]\S*$/i.test(value) ? NO_FAULTS : fault('wrong_format', { example: URL_EXAMPLE }),
  ),
};
