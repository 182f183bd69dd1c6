import { confirmEmail, image, layout, ownRegistration, waitingList } from './layout.js';
import { contact } from './mails.js';
import { gatePrices } from './prices.js';
import { days, line, moment, object, slug } from './primitives.js';
import { organisers } from './organisers.js';
import { portal, profile } from './portal.js';
import { workspace as club } from './workspace.js';

const { subscription: _, ...properties } = club.properties;

const list = { type: 'string', pattern: '^lst_\\w+$' } as const;

const member_portal = {
  ...object({
    ...portal,
    profile: {
      ...profile,
      description: 'What members see of their own data, and may change. Without it: name and e-mail.',
    },
  }),
  description: 'Members sign in here. Without it, the portal is off.',
} as const;

const form = object(
  {
    slug,
    list_id: {
      type: 'string',
      pattern: '^(?:lst_\\w+|member)$',
      description: "The event's list at the service; member for applications.",
    },
    title: { ...line, description: 'Of an application. The service has the titles of events.' },
    published: { type: 'boolean', default: false, description: 'Whether visitors see it, open or not.' },
    opens_at: moment,
    closes_at: { ...moment, description: 'Default: the end of the last day of the event.' },
    max_persons: { type: 'integer', minimum: 1, description: 'Places that this gate gives.' },
    ...contact,
    location: line,
    description: { type: 'string', maxLength: 5000 },
    delete_after: {
      ...days,
      default: 30,
      description: 'Days after the last day of the event: then the gate deletes its copy of the persons.',
    },
    form: object({ ...layout, ...ownRegistration, ...waitingList, ...confirmEmail, ...image, prices: gatePrices }, [
      'sections',
    ]),
  },
  ['slug', 'list_id'],
);

/** The JSON Schema of `gate.yaml` (docs/gate-before-a-service.md). */
export const gateSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Turnout gate before a service',
  ...object(
    {
      workspace: object(
        {
          ...properties,
          member_portal,
          member_list: { ...list, description: 'The list of members, who sign in, and where people can apply.' },
        },
        ['slug', 'name'],
      ),
      organisers,
      forms: { type: 'array', items: form },
    },
    ['workspace'],
  ),
} as const;

/** The advice of a fault message, by the pattern that a value does not match. */
export const gateHints: Readonly<Record<string, string>> = {
  [list.pattern]: 'write the id of a list at the service, like lst_4jvq',
  [form.properties.list_id.pattern]: 'write the id of a list at the service, like lst_4jvq, or member',
};
