import { languages } from '../../../i18n/index.js';
import { MAX_HOLDER_LENGTH } from '../../../payments/index.js';
import { portal } from './portal.js';
import { contact, mails } from './mails.js';
import { color, line, object, origin, slug, webPage } from './primitives.js';

const bank_account = {
  ...object(
    {
      holder: { ...line, maxLength: MAX_HOLDER_LENGTH, description: 'Whose account it is.' },
      iban: { ...line, description: 'With or without blanks.' },
      bic: line,
      bank: { ...line, maxLength: 70, description: 'Name of the bank.' },
    },
    ['holder', 'iban'],
  ),
  description: 'Where fees are paid. It is shown to everybody who owes one.',
} as const;

export const workspace = object(
  {
    slug,
    name: line,
    time_zone: { ...line, default: 'Europe/Berlin' },
    ...contact,
    mails,
    accent_color: {
      ...color,
      description: 'Colour of buttons and links in mails and on hosted pages. What is written on it is black or white.',
    },
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
    bank_account,
    privacy_url: { ...webPage, description: 'Privacy notice: it stands under each form.' },
    imprint_url: { ...webPage, description: 'Imprint: it stands under each form.' },
    logo_url: { ...webPage, description: 'Image at the top of each hosted page.' },
    country: {
      ...line,
      description: 'Two letters (ISO 3166-1) of the country that an empty address in a form begins with, like DE.',
    },
    website_url: { ...webPage, description: "The club's website: its name on hosted pages leads there." },
  },
  ['slug', 'name'],
);

export const cost_units = {
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
} as const;
