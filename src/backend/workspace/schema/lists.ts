import { columns } from './columns.js';
import { confirmEmail, layout } from './layout.js';
import { contact } from './mails.js';
import { profile } from './portal.js';
import { line, moment, object, slug } from './primitives.js';

export const lists = {
  type: 'array',
  items: object(
    {
      type: { enum: ['member', 'contact'] },
      name: line,
      columns,
      application: {
        ...object({ slug, title: line, opens_at: moment, closes_at: moment, ...contact, ...layout, ...confirmEmail }, [
          'slug',
          'title',
        ]),
        description: 'Membership applications: a form on the member list.',
      },
      profile,
    },
    ['type', 'name'],
  ),
} as const;
