export { nowhere, PerhapsSent, Undeliverable, type Letter, type Mailbox, type Way } from './letter.js';
export { mailCapsOf, uncapped, type MailRefusal } from './mail-caps.js';
export { mailHealthOf, type MailHealth } from './mail-health.js';
export { mailingOf, type Mailing } from './mailing.js';
export { postmanFor, type Postman } from './postman.js';
