import type { ConfirmWords } from '../messages.js';

export const confirm: ConfirmWords = {
  confirmTitle: 'Please confirm the e-mail address',
  confirmSent: (address) =>
    `An e-mail is on its way to ${address}. The registration counts once the button in it is pressed, within 24 hours. After that it is deleted.`,
  sendMailAgain: 'Send the e-mail again',
  mailSentAgain: 'If the address is not confirmed yet, the e-mail is on its way again. Check your spam folder too.',
};
