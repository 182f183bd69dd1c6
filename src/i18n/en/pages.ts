import type { PageWords } from '../server-messages.js';

export const pages: PageWords = {
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
