export { cents } from './cents.js';
export { check, checkerOf, checkOne, only, own, readAll } from './check.js';
export { checkColumns } from './check-columns.js';
export { choice } from './choice.js';
export { isDate } from './date.js';
export {
  longest,
  type Answers,
  type Control,
  type Fault,
  type Field,
  type FieldType,
  type JsonSchema,
  type OptionLabels,
} from './field.js';
export { group } from './group.js';
export { columnKinds, fieldOf, memberFields, personFields, personKinds, type ColumnType } from './kinds.js';
export { loadRegions } from './region.js';
export { schemaOf, schemaOfField } from './schema-of.js';
export { text } from './text.js';
