import type { MailWords } from '../server-messages.js';

export const mail: MailWords = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  signInSubject: (organisation) => `Sign in at ${organisation}`,
  signIn: (organisation) =>
    `here is the link to sign in at ${organisation}, to see personal data and keep it up to date:`,
  signInButton: 'Sign in',
  validUntil: (when) =>
    `It works until ${when}, as often as needed, unless it is ended on signing out. Whoever has it can see and change the data: please do not pass it on.`,
  paste:
    'If this mail is read on another device, the link can be copied into the field on the page where it was asked for.',
  notAsked: 'If nobody asked for it, nothing needs to be done: without this mail nobody gets in.',
  emailChangedSubject: (organisation) => `Another e-mail address at ${organisation}`,
  emailChanged: (organisation) =>
    `There is another e-mail address on file at ${organisation} now. Mails go there from now on, and sign-in links that came to this address have ended.`,
  notYou: (contact) =>
    contact
      ? `If that is a mistake, please write to ${contact} soon.`
      : 'If that is a mistake, please tell the club soon.',
  repeat: 'This mail may have arrived before.',
  confirmSubject: (organisation) => `Please confirm the e-mail address for ${organisation}`,
  confirm: (organisation) =>
    `this address was entered at ${organisation} as the new e-mail address of a member. It takes effect once it is confirmed here:`,
  confirmButton: 'Confirm',
  confirmUntil: (when) => `The link works until ${when}.`,
  confirmNotYou:
    'If you know nothing of this, there is nothing to do: without this link nothing changes, and no further mail will come.',
  requestedSubject: (organisation) => `A new e-mail address was entered at ${organisation}`,
  requested: (organisation) =>
    `another e-mail address was entered at ${organisation}. It takes effect once it is confirmed by a mail sent there. Until then everything stays as it is.`,
  undoIntro: 'If that is a mistake, this link keeps the old address and signs everybody out:',
  undoButton: 'Keep the old address',
};
