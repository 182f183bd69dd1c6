export {
  nullTransport,
  DeliveryUnknownError,
  UndeliverableError,
  type MailMessage,
  type Mailbox,
  type MailTransport,
} from './mail-message.js';
export { mailCapsOf, unlimitedMails, type MailRefusal } from './mail-caps.js';
export { mailHealthOf, type MailHealth } from './mail-health.js';
export { exampleOf, readAddresses, reminderExampleOf } from './messages/index.js';
export { senderAddress } from './message-composer.js';
export { mailSender, type MailSender } from './mail-sender.js';
export { previewKinds, previewMail, type PreviewKind } from './preview.js';
export { startOutboxWorker, type OutboxWorker } from './outbox-worker.js';
