import { eventColumns } from './columns.js';
import { contact } from './mails.js';
import { confirmEmail, image, layout, ownRegistration, waitingList } from './layout.js';
import { prices } from './prices.js';
import { day, days, line, moment, object, slug } from './primitives.js';

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
      ...contact,
      location: line,
      description: { type: 'string', maxLength: 5000 },
      delete_after: { ...days, description: 'Days after its last day: then all persons of the event are deleted.' },
      columns: eventColumns,
      form: object(
        {
          ...layout,
          ...waitingList,
          ...ownRegistration,
          ...confirmEmail,
          ...image,
          prices,
          delete_after: {
            ...days,
            description: 'Days after the last day of the event: then the answers to sensitive fields are deleted.',
          },
        },
        ['sections'],
      ),
    },
    ['slug', 'title', 'start_date'],
  ),
} as const;
