import { fault, MAX_LENGTHS, NO_FAULTS, type FieldType } from './field.js';
import { tidy } from './normalise.js';
import { checkText } from './text.js';

/** Several texts: boxes to tick if the column allows only some, else one per line. */
export const textList: FieldType = {
  control: ({ options, optionLabels: labels }) =>
    options ? { kind: 'checkboxes', options, labels } : { kind: 'textarea', perLine: true },

  read(answers, { name, options }) {
    const entries = answers.getAll(name).filter((entry) => typeof entry === 'string');
    const values = options
      ? entries
      : entries.flatMap((entry) => entry.split(/\r\n?|\n/).map((line) => tidy(line).trim()));
    const nonEmptyValues = values.filter((value) => value);
    return nonEmptyValues.length ? nonEmptyValues : undefined;
  },

  clean: tidy,

  check(value, { options }) {
    if (!Array.isArray(value)) return fault('wrong_type');
    if (value.length > MAX_LENGTHS.list) return fault('too_long', { max: MAX_LENGTHS.list });
    for (const entry of value) {
      const faults = checkText(entry);
      if (faults.length) return faults;
      if (options && !options.includes(entry as string)) return fault('not_allowed');
    }
    return NO_FAULTS;
  },
};
