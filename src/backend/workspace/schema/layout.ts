import { CONFIRMATION_HOURS, DEFAULT_OFFER_HOURS } from '../../../model/registration-form.js';
import { condition, field, shared } from './fields.js';
import { day, imageAddress, object, slug, text } from './primitives.js';

export const layout = {
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

/** A key of forms of events and applications. */
export const confirmEmail = {
  confirm_email: {
    type: 'boolean',
    default: false,
    description: `Whether a registration counts only once its e-mail address was confirmed by a link in a mail, within ${CONFIRMATION_HOURS} hours.`,
  },
} as const;

const pixels = { type: 'integer', minimum: 1, maximum: 10_000 } as const;

/** Keys of an event's form about its image. */
export const image = {
  image_url: { ...imageAddress, description: 'Image of the event. Visitors load it from there.' },
  image_alt: text,
  image_width: { ...pixels, description: 'Of the image, in pixels, together with image_height.' },
  image_height: pixels,
} as const;

/** Keys of an event's form about what people may do with a registration of their own. */
export const ownRegistration = {
  changes_until: {
    ...day,
    description:
      'The last day on which a registration can be corrected by its link; default: the day before the event.',
  },
  cancel_until: {
    ...day,
    description:
      'The last day on which a registration can be cancelled by its link; default: the day before the event.',
  },
} as const;

/** Keys of an event's form about its waiting list. */
export const waitingList = {
  waiting_list: { ...slug, description: 'The event that is offered when all places are taken.' },
  promotion: {
    enum: ['automatic', 'by_hand'],
    default: 'automatic',
    description:
      'Who offers a place that becomes free to the waiting list: the server, or the club with turnout waiting.',
  },
  offer_hours: {
    type: 'integer',
    minimum: 1,
    maximum: 720,
    default: DEFAULT_OFFER_HOURS,
    description: 'Hours within which an offered place has to be accepted.',
  },
} as const;
