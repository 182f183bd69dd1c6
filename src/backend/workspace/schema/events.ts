import { columns } from './columns.js';
import { layout, waitingList } from './layout.js';
import { day, line, moment, object, slug } from './primitives.js';

export const events = {
  type: 'array',
  items: object(
    {
      slug,
      title: line,
      published: { type: 'boolean', default: false },
      start_date: day,
      end_date: day,
      opens_at: moment,
      closes_at: moment,
      max_persons: { type: 'integer', minimum: 1 },
      location: line,
      description: { type: 'string', maxLength: 5000 },
      columns,
      form: object({ ...layout, ...waitingList }, ['sections']),
    },
    ['slug', 'title', 'start_date'],
  ),
} as const;
