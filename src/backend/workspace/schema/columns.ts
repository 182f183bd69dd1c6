import { columnTypes } from '../../../fields/index.js';
import { days, line, object } from './primitives.js';

const column = {
  external_id: {
    ...line,
    maxLength: 191,
    description: 'Key of the field on the wire. Columns are recognised by it.',
  },
  name: { ...line, maxLength: 64 },
  type: { enum: Object.keys(columnTypes) },
  allowed_values: { type: 'array', items: line, minItems: 1, uniqueItems: true },
} as const;

const required = ['external_id', 'name', 'type'];

export const columns = { type: 'array', items: object(column, required) } as const;

const delete_after = { ...days, description: 'Days after the last day of the event: then the answers are deleted.' };

export const eventColumns = { type: 'array', items: object({ ...column, delete_after }, required) } as const;
