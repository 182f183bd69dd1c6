import type { Kysely } from 'kysely';
import { personReads } from './person-reads.js';
import { personWrites } from './person-writes.js';
import type { Schema } from './schema.js';

export type { MemberIdentifier } from './person-reads.js';
export { emailKey, type PersonRecord, type PersonRow } from './person-row.js';
export { updatableColumns } from './person-writes.js';

/** Persons of lists. */
export const persons = (db: Kysely<Schema>) => ({ ...personReads(db), ...personWrites(db) });
