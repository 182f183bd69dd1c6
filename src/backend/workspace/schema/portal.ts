import { asking, condition, links } from './fields.js';
import { line, object, text, webPage, yesNo } from './primitives.js';

const readOnly = { ...yesNo, description: 'Members see it, and cannot change it.' } as const;

export const profile = {
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

export const portal = {
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
