import type { MailKind } from '../../../model/workspace.js';
import { requestedConfirmationMail } from './confirmation.js';
import { deskMessage } from './desk-message.js';
import { deskSignIn } from './desk-sign-in.js';
import { emailChanged } from './email-changed.js';
import { emailConfirmation } from './email-confirmation.js';
import { emailRequested } from './email-requested.js';
import { organiserDigest } from './organiser-digest.js';
import { organiserNotice } from './organiser-notice.js';
import { organiserRefusal } from './organiser-refusal.js';
import { reviewMail } from './pending-review.js';
import type { ComposedKind, MailWording, MessageKind } from './message-kind.js';
import { registrationMail } from './registration.js';
import { registrationPriceMail } from './registration-price.js';
import { signIn } from './sign-in.js';

export { exampleOf } from './desk-message.js';
export { reminderExampleOf } from './fee-reminder.js';
export { readAddresses } from './message-addresses.js';
export { readableCode } from './sign-in.js';
export { mailLanguage, type ComposedMail, type MailContent, type MailContext, type MailFacts } from './message-kind.js';

/** The kinds of mail by the `kind` of their rows in the outbox. A new kind needs a file in this folder, and an entry in this table or in the next. */
export const messageKinds: Readonly<Record<string, MessageKind>> = {
  link_request: signIn,
  email_confirmation: emailConfirmation,
  email_requested: emailRequested,
  email_changed: emailChanged,
};

/** Kinds that word their mails themselves. `registration_held`, the name in stored rows, is about a pending review. */
export const composedKinds: Readonly<Record<string, ComposedKind>> = {
  registration: registrationMail,
  registration_price: registrationPriceMail,
  confirmation_request: requestedConfirmationMail,
  registration_held: reviewMail,
  desk_link_request: deskSignIn,
  desk_message: deskMessage,
  organiser_notice: organiserNotice,
  organiser_digest: organiserDigest,
  organiser_refusal: organiserRefusal,
};

/** The wording of `messageKinds`, by the keys of `member_portal.mails` in the workspace file. */
export const mailWordings: Readonly<Record<MailKind, MailWording>> = {
  sign_in: signIn,
  email_confirmation: emailConfirmation,
  email_requested: emailRequested,
  email_changed: emailChanged,
};
