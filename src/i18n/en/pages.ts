import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
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
  onePersonPerForm: 'This form registers one person. To register several people, send it once for each of them.',
  ifTicked: (label) => `Only if “${label}” is ticked.`,
  ifNotTicked: (label) => `Only if “${label}” is not ticked.`,
  ifAnswered: (label, answers) => `Only if the answer to “${label}” is: ${answers}.`,
  ifUnder: (age) => `Only for people under ${age}.`,
  ifFrom: (age) => `Only for people aged ${age} or over.`,
  sendForAnother: 'To register another person, send the form again.',
  scriptForNow:
    'Many registrations have just come from this internet connection. For a few minutes, the form needs JavaScript. Turn it on, try again later, or contact the club.',
  notAForm: 'This request did not come from the form',
  openForm: 'Open the form',
  tooLong: 'The answers are too long',
  shorten: 'The answers are too long. Shorten the longest ones.',
  goBack: 'Go back and shorten the longest answers.',

  confirmAsk: 'Should this e-mail address be used from now on?',
  confirmed:
    'Thank you, the e-mail address is confirmed. Sign-in links go there from now on; older ones no longer work.',
  undoAsk:
    'Should the e-mail address stay as it was? Everybody who is signed in is signed out, and older links stop working.',
  undone: 'Done: the old e-mail address stays. Everybody was signed out, and older links no longer work.',
  linkGone:
    'This link does not work any more. It was already used, it has expired, or the address has changed in the meantime.',
  linkFailed: 'That did not work just now. Please try again in a moment.',
  needsScript: 'This page needs JavaScript. Please switch it on and open the link again.',
};
