import type { Kysely } from 'kysely';
import { membersWithoutAccess } from './members-without-access.js';
import { personLookups } from './person-lookups.js';
import { personPages } from './person-pages.js';
import { personWrites } from './person-writes.js';
import type { Schema } from './schema.js';

export type { MemberIdentifier } from './person-lookups.js';
export { emailKey, type PersonRecord, type PersonRow } from './person-row.js';
export { updatableColumns } from './person-writes.js';

/** Persons of lists. */
export const persons = (db: Kysely<Schema>) => ({
  ...personLookups(db),
  ...personPages(db),
  ...personWrites(db),
  ...membersWithoutAccess(db),
});
