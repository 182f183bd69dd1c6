export { cents } from './cents.js';
export { check, checkerOf, checkOne, pickFields, ownValue, readAll } from './check.js';
export { checkColumns } from './check-columns.js';
export { choice, MAX_RADIOS } from './choice.js';
export { dayIn } from './day-in.js';
export { date, isDate } from './date.js';
export { dateReader, type DateReader } from './date-reader.js';
export { readDate, readDatePart, type DateParts } from './date-text.js';
export { emailKey } from './email-key.js';
export {
  isChoice,
  isLeftToRight,
  MAX_LENGTHS,
  type Answers,
  type Control,
  type Fault,
  type Field,
  type FieldType,
  type JsonSchema,
  type OptionLabels,
} from './field.js';
export { group } from './group.js';
export { valuesCleaner } from './clean-values.js';
export { columnTypes, fieldOf, memberFields, personFields, personTypes, type ColumnType } from './column-types.js';
export { toAscii, compact, isBlank, tidy } from './normalise.js';
export { loadRegions } from './load-regions.js';
export { hasNoPostcode, setRegions } from './region.js';
export { regions, withoutPostcode } from './region-codes.js';
export { exampleOf, schemaOf, schemaOfField } from './descriptions.js';
export { text } from './text.js';
