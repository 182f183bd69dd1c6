import type { PageWords } from '../server-messages.js';
import { formFacts } from './form-facts.js';

export const pages: PageWords = {
  ...formFacts,
  notFound: 'Page not found',
  notFoundHelp: 'Check the address, or ask the club for it.',
  unavailable: 'This page is not available right now',
  tryAgain: 'Try again in a moment.',
  calendarHelp: 'New events and changes appear in the calendar automatically.',
  calendarFile: 'Download calendar file',
  members: 'Members',
  membersHelp: 'View and update personal data and fees.',
  membersNeedScript: 'Signing in needs JavaScript. Turn it on and reload this page.',
  withoutScript: 'Form not showing? Open it without JavaScript',
  showPrice: 'Calculate the price',
  priceNow: 'Price for these answers',
  sendForAnother: 'To register another person, send the form again.',
  scriptForNow:
    'Many registrations have just come from this internet connection. For a few minutes, the form needs JavaScript. Turn it on, try again later, or contact the club.',
  notAForm: 'This was not sent with the form',
  openForm: 'Open the form',
  tooLong: 'The answers are too long',
  shorten: 'The answers are too long. Shorten the longest ones.',
  goBack: 'Go back and shorten the longest answers.',

  confirmAsk: 'Use this e-mail address from now on?',
  confirmed: 'Thank you, the e-mail address is confirmed. Sign-in links now go there. Earlier links no longer work.',
  undoAsk: 'Keep the old e-mail address? This signs out all devices, and earlier links stop working.',
  undone: 'The old e-mail address is kept. All devices have been signed out, and earlier links no longer work.',
  linkGone: 'This link is no longer valid. It was already used, has expired, or the address has changed since.',
  linkFailed: 'Something went wrong. Please try again in a moment.',
  needsScript: 'This page needs JavaScript. Turn it on and open the link again.',

  landingIntro: 'Registration forms, event lists and a member portal for clubs.',
  clubs: 'Clubs',
  clubAddress: 'For the events of a club, use the address that the club has given you.',
  forWebmasters: 'For webmasters and developers',
  examplePage: 'Example page with a form',
  apiReference: 'API reference',
  doctorHelp: (parameter) => `A form does not appear? Add ${parameter} to the address of your page to see why.`,
};
