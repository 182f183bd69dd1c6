import { fault, NO_FAULTS, type FieldType } from './field.js';

/** Yes or no. If it is required, only yes will do. */
export const yesNo: FieldType = {
  isYesNo: true,
  control: () => ({ kind: 'checkbox' }),
  read: (answers, { name }) => answers.get(name) !== null,
  empty: (value) => value === false || value === null || value === undefined,
  check: (value) => (typeof value === 'boolean' ? NO_FAULTS : fault('wrong_type')),
};
