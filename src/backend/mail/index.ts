export { nowhere, PerhapsSent, Undeliverable, type Letter, type Mailbox, type Way } from './letter.js';
export { mailingOf, type Mailing } from './mailing.js';
export { postmanFor, type Postman } from './postman.js';
