import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  signInSubject: (organisation) => `Sign-in link for ${organisation}`,
  signIn: (organisation) =>
    `Use this link to sign in to the member portal of ${organisation}, where you can view and update your personal data:`,
  deskSignIn: (organisation) =>
    `Use this link to sign in to the page where registrations of ${organisation} are managed:`,
  signInButton: 'Sign in',
  validUntil: (when) =>
    `The link is valid until ${when}, unless you end it when signing out. Anyone who has it can see and change the data, so please do not share it.`,
  paste: 'If you are reading this on another device, copy the link into the field on the page where you requested it.',
  codeIntro: 'If you requested this on another device, enter this code there, on the page where you requested it:',
  codeNote:
    'The code works once, within 10 minutes of the request, and then the link no longer works either. Never tell the code to anyone: nobody from the club will ask you for it.',
  notAsked: 'If you did not request this, you can ignore this e-mail. Nobody can sign in without it.',
  emailChangedSubject: (organisation) => `E-mail address changed at ${organisation}`,
  emailChanged: (organisation) =>
    `The e-mail address on file at ${organisation} has changed. E-mails now go to the new address, and sign-in links sent to this one no longer work.`,
  notYou: (contact) =>
    contact
      ? `If something is wrong or you have questions, please write to ${contact}.`
      : 'If something is wrong or you have questions, please contact the club.',
  repeat: 'You may have received this e-mail before.',
  confirmSubject: (organisation) => `Confirm your e-mail address for ${organisation}`,
  confirm: (organisation) =>
    `This address was entered at ${organisation} as the new e-mail address of a member. To confirm it, open this link:`,
  confirmButton: 'Confirm address',
  confirmUntil: (when) => `The link is valid until ${when}.`,
  confirmNotYou:
    'If you did not expect this, you can ignore this e-mail. Without the link nothing changes, and you will get no further e-mails.',
  requestedSubject: (organisation) => `New e-mail address entered at ${organisation}`,
  requested: (organisation) =>
    `A new e-mail address was entered at ${organisation}. It takes effect once it is confirmed with the link sent there. Until then, nothing changes.`,
  undoIntro: 'If this is a mistake, this link keeps the old address and signs out all devices:',
  undoButton: 'Keep the old address',
  scanCode: 'Banking apps read the amount, the account and the reference from this code.',
  stillToPay: 'Still to pay',
  feeReminderSubject: (organisation) => `Payment reminder from ${organisation}`,
  feeReminder: (organisation) =>
    `Something is still to be paid to ${organisation}. If it was paid in the meantime, please ignore this mail.`,
  movedFrom: (event) => `The club has moved this registration here from “${event}”. It counts there no longer.`,
};
