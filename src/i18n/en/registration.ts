import type { RegistrationWords } from '../server-messages.js';

export const registration: RegistrationWords = {
  registeredSubject: (event) => `Registered: ${event}`,
  waitingSubject: (event) => `Waiting list: ${event}`,
  appliedSubject: (event) => `Application received: ${event}`,
  heldSubject: (event) => `Registration received: ${event}`,
  waiting: (event) =>
    `The registration for “${event}” is on the waiting list. We will write as soon as a place becomes free.`,
  when: 'When',
  where: 'Where',
  view: 'View or change the registration',
  keepLink: 'Whoever has this link can see and change the registration. Please do not pass it on.',
  ask: 'Here you can view, correct or cancel a registration.',
  cancel: (name) => `Cancel for ${name}`,
  cancelAsk: (name) =>
    `Cancel the registration of ${name}? The place becomes free, and the details are deleted. This cannot be undone.`,
  cancelYes: 'Yes, cancel it',
  cancelNo: 'No, keep it',
  cancelled: 'The registration is cancelled, and its details are deleted.',
  change: 'Change details',
  save: 'Save changes',
  saved: 'The changes are saved.',
  tooLate: 'This can no longer be changed here. Please write to the club.',
  states: {
    registered: 'Registered',
    waiting: 'On the waiting list',
    offered: 'A place is offered',
    applied: 'Application received',
    accepted: 'Accepted',
    declined: 'Declined',
    unconfirmed: 'E-mail address not confirmed yet',
  },
  cancelledSubject: (event) => `Cancelled: ${event}`,
  cancelledMail: (event) => `The registration for “${event}” is cancelled. The details are deleted.`,
  offeredSubject: (event) => `A place is free: ${event}`,
  offeredMail: (event) => `A place has become free for “${event}”. It is reserved and can now be accepted or declined.`,
  answerBy: 'Answer by',
  offerEnds: 'Without an answer by then, the place goes to whoever is next on the waiting list.',
  answerOffer: 'Accept or decline the place',
  lapsedSubject: (event) => `Offer expired: ${event}`,
  lapsedMail: (event) =>
    `The place offered for “${event}” was not accepted in time and goes to whoever is next on the waiting list. Anyone who is still interested can write to the club.`,
  acceptedSubject: (title) => `Application accepted: ${title}`,
  acceptedMail: (organisation) => `Welcome to ${organisation}! The application has been accepted.`,
  declinedSubject: (title) => `About the application: ${title}`,
  declinedMail: (title) =>
    `Thank you for the application “${title}”. Unfortunately the club cannot accept it. The details are deleted.`,
};
