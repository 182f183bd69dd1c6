import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Family } from './registrations.js';
import type { Schema } from './schema.js';

/** The most families that one address has registrations in; the latest ones count. */
const MAX_FAMILIES = 100;

/** A pattern of SQL that finds an address in JSON, and may find others: letters outside ASCII are not compared. */
function patternFor(email_key: string): string {
  const local = email_key.slice(0, email_key.lastIndexOf('@'));
  return /^[!-~]+$/.test(local) ? `%${local.replace(/[\\%_]/g, '\\$&')}@%` : '%@%';
}

/** Finds registrations by the address of their persons. */
export const registrationAddresses = (db: Kysely<Schema>) => {
  const families = async (
    workspace_id: string,
    listsWhere: 'all' | 'with email columns',
    isMatch: Expression<SqlBool>,
  ): Promise<Family[]> => {
    const lists =
      listsWhere === 'all'
        ? db.selectFrom('list').select('id as list_id').where('workspace_id', '=', workspace_id)
        : db
            .selectFrom('custom_column')
            .select('list_id')
            .where('workspace_id', '=', workspace_id)
            .where('type', '=', 'email');
    const rows = await db
      .selectFrom('person')
      .innerJoin('registration', (join) =>
        join
          .onRef('registration.workspace_id', '=', 'person.workspace_id')
          .onRef('registration.person_id', '=', 'person.id'),
      )
      .select(['registration.slug', 'registration.family'])
      .select(({ fn }) => fn.max('registration.created_at').as('latest'))
      .where('person.workspace_id', '=', workspace_id)
      .where('person.list_id', 'in', lists)
      .where(isMatch)
      .groupBy(['registration.slug', 'registration.family'])
      .orderBy('latest', 'desc')
      .limit(MAX_FAMILIES)
      .execute();
    return rows.map(({ slug, family }) => ({ workspace_id, slug, family }));
  };

  return {
    /**
     * The families in which somebody has this address (in the form that addresses are compared in), in the built-in field or in a
     * column for addresses, the first to register before others. May name too many: `addressesOf` tells to whom a registration belongs.
     */
    async familiesAt(workspace_id: string, email_key: string): Promise<Family[]> {
      const inField = sql<SqlBool>`person.email_key = ${email_key}`;
      const inColumn = sql<SqlBool>`lower(person.data) like ${patternFor(email_key)} escape '\\'`;
      const addresses = [
        ...(await families(workspace_id, 'all', inField)),
        ...(await families(workspace_id, 'with email columns', inColumn)),
      ];
      return [...new Map(addresses.map((one) => [`${one.slug} ${one.family}`, one])).values()].reverse();
    },
  };
};
