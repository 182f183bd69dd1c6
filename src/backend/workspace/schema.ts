import { columnKinds } from '../../fields/index.js';
import { languages } from '../../i18n/index.js';

const slug = { type: 'string', pattern: '^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$' } as const;
const line = { type: 'string', minLength: 1, maxLength: 200 } as const;
const email = { ...line, pattern: '^\\S+@\\S+\\.\\S+$' } as const;
const origin = { type: 'string', pattern: '^https?://[^/\\s]+$' } as const;
const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' } as const;
const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\d[ T]\\d\\d:\\d\\d(:\\d\\d)?(Z|[+-]\\d\\d:\\d\\d)?$',
  description: 'A time in the time zone of the workspace (2027-03-01 19:00), or with an offset of its own.',
} as const;
const text = {
  description: 'One text for everybody, or one per language.',
  anyOf: [{ type: 'string' }, { type: 'object', minProperties: 1, additionalProperties: { type: 'string' } }],
} as const;

const object = <const Properties extends object>(properties: Properties, required: readonly string[] = []) =>
  ({ type: 'object', additionalProperties: false, properties, required }) as const;

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

const yesNo = { type: 'boolean' } as const;
const years = { type: 'integer', minimum: 0, maximum: 150 } as const;
const webPage = { type: 'string', pattern: '^https?://[^/\\s?#]\\S*$' } as const;

const condition = {
  ...object({
    field: { ...line, description: 'Another field of the form.' },
    is: {
      description: 'A text in quotes, true or false, or a list of them.',
      anyOf: [
        { type: 'string', minLength: 1 },
        { type: 'boolean' },
        { type: 'array', minItems: 1, items: { type: ['string', 'boolean'] } },
      ],
    },
    age_on_first_day: {
      ...object({
        below: years,
        at_least: years,
        field: { ...line, default: 'birthdate', description: 'A date that the form asks for.' },
      }),
      description: 'Full years on the first day of the event; in an application, today.',
    },
  }),
  description: 'Asked only while this holds: field and is, or age_on_first_day.',
} as const;

const shared = { ...yesNo, description: 'Asked once for all who are registered together.' } as const;

const links = {
  type: 'array',
  minItems: 1,
  items: object({ text, url: webPage }, ['text', 'url']),
  description: 'What is agreed to, to be read in full.',
} as const;

/** How any form asks for a field. */
const asking = {
  name: line,
  required: yesNo,
  label: text,
  help: text,
  options: {
    type: 'object',
    minProperties: 1,
    additionalProperties: text,
    description: 'What the allowed values are called.',
  },
  visible_when: condition,
} as const;

const field = {
  description: 'The name of a field, or its name and how it is asked for.',
  anyOf: [
    line,
    object(
      {
        ...asking,
        shared,
        sensitive: { ...yesNo, description: 'Health and the like: never kept in a draft.' },
        must_accept: { ...yesNo, description: 'Of a yes or no: only yes will do.' },
        links,
      },
      ['name'],
    ),
  ],
} as const;

const layout = {
  intro: text,
  thanks: text,
  participants: {
    type: 'integer',
    minimum: 1,
    maximum: 20,
    default: 1,
    description: 'How many persons may be registered in one go.',
  },
  sections: {
    type: 'array',
    minItems: 1,
    items: object(
      {
        title: text,
        help: text,
        visible_when: condition,
        shared,
        fields: { type: 'array', minItems: 1, items: field },
      },
      ['fields'],
    ),
  },
} as const;

const readOnly = { ...yesNo, description: 'Members see it, and cannot change it.' } as const;

const profile = {
  ...object(
    {
      intro: text,
      sections: {
        type: 'array',
        minItems: 1,
        items: object(
          {
            title: text,
            help: text,
            visible_when: condition,
            fields: {
              type: 'array',
              minItems: 1,
              items: {
                description: 'The name of a field, or its name and how it is shown.',
                anyOf: [line, object({ ...asking, read_only: readOnly, links }, ['name'])],
              },
            },
          },
          ['fields'],
        ),
      },
    },
    ['sections'],
  ),
  description:
    'What members see of their own data in the portal, and may change. Without it: name, e-mail, birthdate, phone and address.',
} as const;

const mail = object({ subject: text, text });

const portal = {
  status: {
    enum: ['enabled', 'disabled', 'superordinate'],
    default: 'enabled',
    description: 'superordinate: members sign in at the umbrella association.',
  },
  page: {
    ...webPage,
    description:
      'A page of the club with the member element on it: sign-in links lead there. Its origin is one of portal_origins.',
  },
  mails: {
    ...object({ sign_in: mail, email_confirmation: mail, email_requested: mail, email_changed: mail }),
    description:
      'Mails in words of your own, with {{link}}, {{name}}, {{organisation}}, {{until}}, {{contact}} where these go.',
  },
} as const;

const waiting_list = { ...slug, description: 'The event that is offered when all places are taken.' } as const;

const columns = { type: 'array', items: column } as const;

/** What the patterns of the schema ask for, in words. */
export const inWords: Readonly<Record<string, string>> = {
  [slug.pattern]: 'use a-z, 0-9 and dashes only, like summer-camp',
  [day.pattern]: 'write it like 2027-07-24',
  [moment.pattern]: 'write it like 2027-03-01 19:00',
  [email.pattern]: 'write it like office@example.org',
  [webPage.pattern]: 'write it like https://www.example.org/rules',
  [origin.pattern]: 'write it like https://www.example.org, without a path',
};

/** The JSON Schema of `workspace.yaml` (design.md section 3, "Administration"). */
export const workspaceSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Turnout workspace',
  ...object(
    {
      workspace: object(
        {
          slug,
          name: line,
          time_zone: { ...line, default: 'Europe/Berlin' },
          contact_email: email,
          portal_origins: { type: 'array', items: origin },
          subscription: object({
            variant: line,
            list_types: { type: 'array', items: { enum: ['member', 'event', 'contact'] }, uniqueItems: true },
          }),
          languages: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { enum: Object.keys(languages) },
            default: ['de', 'en'],
            description: 'What mails are written in; the first where nobody has asked for another.',
          },
          member_portal: object(portal),
        },
        ['slug', 'name'],
      ),
      cost_units: {
        type: 'array',
        description: 'What fees are booked on. New fees cannot name an archived one.',
        items: object(
          {
            name: line,
            archived: { type: 'boolean', default: false },
            categories: { type: 'array', items: line, uniqueItems: true },
          },
          ['name'],
        ),
      },
      lists: {
        type: 'array',
        items: object(
          {
            type: { enum: ['member', 'contact'] },
            name: line,
            columns,
            application: {
              ...object({ slug, title: line, opens_at: moment, closes_at: moment, ...layout }, ['slug', 'title']),
              description: 'Membership applications: a form on the member list.',
            },
            profile,
          },
          ['type', 'name'],
        ),
      },
      events: {
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
            form: object({ ...layout, waiting_list }, ['sections']),
          },
          ['slug', 'title', 'start_date'],
        ),
      },
    },
    ['workspace'],
  ),
} as const;
