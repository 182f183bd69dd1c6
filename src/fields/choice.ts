import { fault, NO_FAULTS, type Control, type FieldType } from './field.js';
import { singleLine, text } from './text.js';

/** So few options are read faster side by side than opened. */
export const MAX_RADIOS = 4;

/** A text, or one of the column's allowed values. */
export const choice: FieldType = {
  ...text,

  control: (field): Control =>
    field.options
      ? {
          kind: field.options.length <= MAX_RADIOS ? 'radios' : 'select',
          options: field.options,
          labels: field.optionLabels,
        }
      : text.control(field),

  // a choice is what the club spelled, space and all
  read: (answers, field) => (field.options ? answers.get(field.name) || undefined : text.read(answers, field)),
  check: singleLine((value, { options }) => (!options || options.includes(value) ? NO_FAULTS : fault('not_allowed'))),
};
