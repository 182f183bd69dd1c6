import type { Kysely } from 'kysely';
import type { RegistrationState } from '../../model/own-registration.js';
import { inBatches } from './batches.js';
import { dueRegistrations } from './due-registrations.js';
import { registrationRows, type Registration } from './registration-row.js';
import type { Schema } from './schema.js';

/** Reads of registrations. */
export const registrationQueries = (db: Kysely<Schema>) => {
  const { rows, find, ofFamily } = registrationRows(db);

  return {
    ...dueRegistrations(db),
    find,

    /** All of a family at one form, in the order in which they were sent. */
    ofFamily,

    /** The registrations of persons, the oldest first. */
    async ofPersons(workspace_id: string, person_ids: readonly string[]): Promise<Registration[]> {
      const batches = await inBatches(person_ids, (batch) =>
        rows(workspace_id).where('person_id', 'in', batch).orderBy('created_at').orderBy('id').execute(),
      );
      return batches.flat();
    },

    /** The registrations of a list in a state, the longest waiting first. */
    inState: (
      workspace_id: string,
      list_id: string,
      state: RegistrationState,
      limit = Number.MAX_SAFE_INTEGER,
    ): Promise<Registration[]> =>
      rows(workspace_id)
        .where('list_id', '=', list_id)
        .where('state', '=', state)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .execute(),

    /** How many registrations each list of a workspace has, by state. */
    async countsByState(workspace_id: string): Promise<{ list_id: string; state: string; count: number }[]> {
      const counts = await db
        .selectFrom('registration')
        .select(({ fn }) => ['list_id', 'state', fn.countAll().as('count')])
        .where('workspace_id', '=', workspace_id)
        .groupBy(['list_id', 'state'])
        .execute();
      return counts.map(({ list_id, state, count }) => ({ list_id, state, count: Number(count) }));
    },

    /** How many registrations of a workspace have an address that is not confirmed yet, and when the first is deleted. */
    async unconfirmedByForm(workspace_id: string): Promise<{ slug: string; count: number; deadline_at: number }[]> {
      const rows = await db
        .selectFrom('registration')
        .select(({ fn }) => ['slug', fn.countAll().as('count'), fn.min('deadline_at').as('deadline_at')])
        .where('workspace_id', '=', workspace_id)
        .where('state', '=', 'unconfirmed')
        .groupBy('slug')
        .orderBy('slug')
        .execute();
      return rows.map(({ slug, count, deadline_at }) => ({
        ...{ slug, count: Number(count), deadline_at: Number(deadline_at) },
      }));
    },
  };
};
