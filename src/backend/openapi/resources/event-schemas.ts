import type { ClubEvent } from '../../../model/club-event.js';
import { boolean, date, enumOf, idOf, integer, object, orNull, text, uri } from '../schema.js';

/** Events with their places. */
export const eventSchemas = {
  Event: object<ClubEvent>({
    list_id: idOf('lst', { description: 'The list that holds the persons of the event.' }),
    title: text(),
    published: boolean({ description: 'True while the event accepts registrations.' }),
    start_date: date(),
    end_date: date(),
    url: uri({ description: 'The registration form on a page of its own.' }),
    embed_snippet: text({ description: 'The script tag that embeds the form. It carries `data-slug`.' }),
    slug: text(),
    max_persons: orNull(integer({ minimum: 1 })),
    persons_count: integer({ minimum: 0 }),
    location: orNull(text()),
    description: orNull(text()),
    changed_at: text({ format: 'date-time', description: 'When something that calendars show changed last.' }),
    revision: integer({ minimum: 0, description: 'How often that happened: SEQUENCE of the calendar file.' }),
    places_left: orNull(
      integer({ minimum: 0, description: 'Places for newcomers. Places offered to the waiting list are taken.' }),
    ),
    state: enumOf(['draft', 'not_yet_open', 'open', 'full', 'closed', 'over']),
    waiting_list_of: orNull(idOf('lst', { description: 'The list of the event whose waiting list this event is.' })),
  }),
} as const;
