import type { Kysely } from 'kysely';
import { registrationChanges } from './registration-changes.js';
import { registrationMails } from './registration-mails.js';
import { registrationQueries } from './registration-queries.js';
import type { Schema } from './schema.js';

export type { NewRegistration } from './registration-changes.js';
export { PAYABLE_STATES, type Family, type Registration } from './registration-row.js';

/**
 * Registrations through forms. Each row is stored, and changes its state, together with an outbox row of kind `registration`, so
 * that every state is mailed. One mail is about a family: the first outbox row that is sent takes over all persons of the family
 * in the same state (`claimMail`), and the rows of the others have nothing left to send.
 */
export const registrations = (db: Kysely<Schema>) => ({
  ...registrationQueries(db),
  ...registrationChanges(db),
  ...registrationMails(db),
});
