import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Please confirm the e-mail address',
  confirmSent: (address) =>
    `An e-mail is on its way to ${address}. Please press the button in it within 24 hours; otherwise the registration is deleted.`,
  sendMailAgain: 'Send the e-mail again',
  mailSentAgain: 'If the address is not confirmed yet, the e-mail is on its way again. Check your spam folder too.',
};
