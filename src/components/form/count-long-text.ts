import type { Field } from '../../fields/index.js';
import { wordsOf } from '../../i18n/index.js';
import type countText from './text-counter.js';
import type { TextControl, TextCounterOptions } from './text-counter.js';

/** Counts the characters of texts that come near their limit, by a module that is loaded for the first of them. */
export const longTextCounter =
  (load: () => Promise<{ default: typeof countText }>, host: TextCounterOptions['host']) =>
  (control: TextControl, fields: () => readonly Field[]): void =>
    void load()
      .then(({ default: count }) => count(control, { host, fields, wordsOf }))
      // without it, sending says what is too long
      .catch(() => {});
