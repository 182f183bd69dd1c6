import type { NextStepWords } from '../messages.js';

export const nextSteps: NextStepWords = {
  nextTitle: 'What happens next',
  number: 'Number',
  quoteNumber: 'For questions, quote the number of the registration.',
  payNow: 'Please transfer the amount. All you need for it is above.',
  changeLater: 'To change or cancel, use the link in the email about the registration, or ask the club.',
  onWaitingList:
    'No place is certain yet: the registration is on the waiting list. If a place becomes free, the club gets in touch.',
  clubReplies: 'The club gets in touch. Until then, there is nothing to do.',
};
