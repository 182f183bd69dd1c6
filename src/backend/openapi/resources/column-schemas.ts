import { columnTypes, MAX_LENGTHS } from '../../../fields/index.js';
import type { Column, ColumnInput } from '../../../model/column.js';
import { idOf, listOf, object, orNull, text } from '../schema.js';

const columnTypeNames = Object.keys(columnTypes);
const allowed_values = listOf(text({ minLength: 1 }), {
  minItems: 1,
  maxItems: MAX_LENGTHS.list,
  uniqueItems: true,
  description: 'Only for the types `string` and `array`.',
});

/** Custom columns of a list. */
export const columnSchemas = {
  Column: object<Column>({
    id: idOf('col'),
    type: text({ enum: columnTypeNames, description: 'Cannot change.' }),
    name: text({ maxLength: MAX_LENGTHS.columnName }),
    allowed_values: orNull(listOf(text())),
    external_id: orNull(text(), { description: 'Persons are read and written under it where there is one.' }),
  }),

  ColumnInput: object<ColumnInput>(
    {
      name: text({ minLength: 1, maxLength: MAX_LENGTHS.columnName }),
      type: text({ enum: columnTypeNames }),
      allowed_values: orNull(allowed_values),
      external_id: orNull(text({ minLength: 1, maxLength: MAX_LENGTHS.externalId })),
    },
    { optional: ['allowed_values', 'external_id'] },
  ),
} as const;
