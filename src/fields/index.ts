export { check, checkOne, only, readAll } from './check.js';
export { checkColumns } from './check-columns.js';
export { isDate } from './date.js';
export { longest, type Answers, type Control, type Fault, type Field, type FieldType } from './field.js';
export { columnKinds, fieldOf, memberFields, personFields, personKinds, type ColumnType } from './kinds.js';
