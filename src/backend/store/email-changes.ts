import type { Kysely } from 'kysely';
import { emailChangeReads } from './email-change-reads.js';
import { emailChangeWrites } from './email-change-writes.js';
import type { Schema } from './schema.js';

export type { EmailChange } from './email-change-row.js';

/** New e-mail addresses of members, and the SHA-256 of the tokens that confirm or undo them. At most one of a person is pending. */
export const emailChanges = (db: Kysely<Schema>) => ({ ...emailChangeReads(db), ...emailChangeWrites(db) });
