import type { NoticeWords } from '../server-messages.js';

export const notices: NoticeWords = {
  registrationsChanged: (event) => `There is news about the registrations for “${event}”.`,
  digestSubject: (organisation) => `Registrations: ${organisation}`,
  digest: 'New since the last summary:',
  placesTaken: 'Places taken',
  cancelled: 'Cancelled',
  review: 'Waiting for review',
  decide: 'This waits for a decision by the club.',
  refusedSubject: (event) => `Not delivered: ${event}`,
  mailRefused: (event) =>
    `An e-mail about a registration for “${event}” could not be delivered, and will not be tried again. The person should be told in another way.`,
  serviceRefused: (event) =>
    `The club’s system has not accepted a registration for “${event}” whose e-mail address is confirmed. The person has been told. The registration is deleted after 24 hours unless it is accepted before.`,
  settings: 'How often such e-mails come is up to the settings of the club.',
};
