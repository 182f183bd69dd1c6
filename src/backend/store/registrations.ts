import type { Kysely } from 'kysely';
import { registrationMails } from './registration-mails.js';
import { registrationMoves } from './registration-moves.js';
import { registrationQueries } from './registration-queries.js';
import { registrationTransitions } from './registration-transitions.js';
import { registrationWrites } from './registration-writes.js';
import type { Schema } from './schema.js';

export type { NewRegistration } from './registration-writes.js';
export { PAYABLE_STATES, type Family, type Registration } from './registration-row.js';

/**
 * Registrations through forms. Each row is stored, and changes its state, together with an outbox row of kind `registration`, so
 * that every state is mailed. One mail is about a family: the first outbox row that is sent takes over all persons of the family
 * in the same state (`claimMail`), and the rows of the others have nothing left to send.
 */
export const registrations = (db: Kysely<Schema>) => ({
  ...registrationQueries(db),
  ...registrationWrites(db),
  ...registrationTransitions(db),
  ...registrationMails(db),
  ...registrationMoves(db),
});
