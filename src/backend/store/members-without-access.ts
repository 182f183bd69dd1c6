import { sql, type Kysely, type SqlBool } from 'kysely';
import type { Schema } from './schema.js';

/** Whether a table has a row about the person. */
const isIn = (table: 'registration' | 'email_change' | 'outbox') =>
  sql<SqlBool>`exists (select 1 from ${sql.table(table)} as other
    where other.workspace_id = person.workspace_id and other.person_id = person.id)`;

/** Whether a sign-in link is requested for the person's address: erasing the person would erase the request. */
const isRequested = sql<SqlBool>`exists (select 1 from outbox as request
  where request.workspace_id = person.workspace_id and request.email_key = person.email_key)`;

const hasValidLink = (now: number) =>
  sql<SqlBool>`exists (select 1 from portal_link_person as through
    join portal_link as link on link.workspace_id = through.workspace_id and link.token_hash = through.token_hash
    where through.workspace_id = person.workspace_id and through.person_id = person.id and link.expires_at > ${now})`;

export const membersWithoutAccess = (db: Kysely<Schema>) => ({
  /** The ids of up to `count` members, without applications, who have no valid link, no registration, no new address and no mail to come. */
  async withoutAccess(workspace_id: string, list_id: string, now: number, count: number): Promise<string[]> {
    const rows = await db
      .selectFrom('person')
      .select('id')
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('confirmed', '=', 1)
      .where(({ not, or }) =>
        not(or([hasValidLink(now), isIn('registration'), isIn('email_change'), isIn('outbox'), isRequested])),
      )
      .limit(count)
      .execute();
    return rows.map(({ id }) => id);
  },
});
