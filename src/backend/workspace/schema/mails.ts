import { notifyOptions, type WordedMailKind } from '../../../model/workspace.js';
import { email, object, text } from './primitives.js';

const template = object({ subject: text, text });

/** To whom and when news of registrations go. */
export const contact = {
  contact_email: { ...email, description: 'The person who answers questions and gets mails about registrations.' },
  notify: {
    enum: notifyOptions,
    description:
      'When contact_email gets mails about registrations: about each at once, about all in the morning, or never. A mail about a cancellation leaves at once.',
  },
} as const;

const kinds = {
  unconfirmed: template,
  registered: template,
  waiting: template,
  applied: template,
  review: template,
  offered: template,
  lapsed: template,
  accepted: template,
  declined: template,
  cancelled: template,
  price_changed: template,
} as const satisfies Record<WordedMailKind, typeof template>;

export const mails = {
  ...object(kinds),
  description:
    'Mails about registrations in words of your own, with {{name}}, {{event}}, {{link}} and more where these go.',
} as const;
