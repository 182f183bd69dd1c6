import { columnKinds } from '../../../fields/index.js';
import { line, object } from './primitives.js';

const column = object(
  {
    external_id: {
      ...line,
      maxLength: 191,
      description: 'Key of the field on the wire. Columns are recognised by it.',
    },
    name: { ...line, maxLength: 64 },
    type: { enum: Object.keys(columnKinds) },
    allowed_values: { type: 'array', items: line, minItems: 1, uniqueItems: true },
  },
  ['external_id', 'name', 'type'],
);

export const columns = { type: 'array', items: column } as const;
