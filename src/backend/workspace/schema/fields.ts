import { line, object, text, webPage, yesNo } from './primitives.js';

const years = { type: 'integer', minimum: 0, maximum: 150 } as const;
const ageRange = { below: years, at_least: years } as const;

export const condition = {
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
        ...ageRange,
        field: { ...line, default: 'birthdate', description: 'A date that the form asks for.' },
      }),
      description: 'Full years on the first day of the event; in an application, today.',
    },
  }),
  description: 'Asked only while this holds: field and is, or age_on_first_day.',
} as const;

export const shared = { ...yesNo, description: 'Asked once for all who are registered together.' } as const;

export const links = {
  type: 'array',
  minItems: 1,
  items: object({ text, url: webPage }, ['text', 'url']),
  description: 'What is agreed to, to be read in full.',
} as const;

/** How any form asks for a field. */
export const asking = {
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

/** The ages that a form accepts, by a date. */
const ages = {
  ...object(ageRange),
  description: 'Who is younger or older on the first day of the event is refused; in an application, today.',
} as const;

export const field = {
  description: 'The name of a field, or its name and how it is asked for.',
  anyOf: [
    line,
    {
      ...object({
        ...asking,
        birthdate: { ...ages, description: `The birthdate, instead of name. ${ages.description}` },
        age_on_first_day: ages,
        shared,
        sensitive: { ...yesNo, description: 'Health and the like: never kept in a draft.' },
        must_accept: { ...yesNo, description: 'Of a yes or no: only yes will do.' },
        links,
        consent: {
          ...yesNo,
          description: 'Of a yes or no: a consent. Its text and time are stored, as with must_accept and links.',
        },
      }),
      if: { required: ['birthdate'] },
      then: { properties: { name: { enum: ['birthdate'] } } },
      else: { required: ['name'] },
    },
  ],
} as const;
