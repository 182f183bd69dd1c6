import type { Kysely } from 'kysely';
import { isNotPending, PAYABLE_STATES, type Registration } from './registration-row.js';
import type { Schema } from './schema.js';

/** Registrations of all workspaces that periodic work has to look at. */
export const dueRegistrations = (db: Kysely<Schema>) => ({
  /** Registrations of all workspaces in a state whose deadline has passed, but those on their way to a service. */
  overdue: (state: 'offered' | 'unconfirmed', now: number, limit: number): Promise<Registration[]> =>
    db
      .selectFrom('registration')
      .selectAll()
      .$castTo<Registration>()
      .where('deadline_at', '<=', now)
      .where('state', '=', state)
      .where(isNotPending)
      .orderBy('deadline_at')
      .limit(limit)
      .execute(),

  /**
   * Cancelled and declined registrations of all workspaces that need no further mail, not even about others of their family,
   * or that ended before a time.
   */
  ended: (before: number, limit: number): Promise<Registration[]> =>
    db
      .selectFrom('registration')
      .selectAll()
      .$castTo<Registration>()
      .where('state', 'in', ['cancelled', 'declined'])
      .where(({ or, not, eb, exists, selectFrom }) =>
        or([
          eb('changed_at', '<=', before),
          not(
            exists(
              selectFrom('outbox')
                .innerJoin('registration as kin', (join) =>
                  join
                    .onRef('kin.workspace_id', '=', 'outbox.workspace_id')
                    .onRef('kin.person_id', '=', 'outbox.person_id'),
                )
                .select('outbox.row_key')
                .whereRef('kin.workspace_id', '=', 'registration.workspace_id')
                .whereRef('kin.slug', '=', 'registration.slug')
                .whereRef('kin.family', '=', 'registration.family'),
            ),
          ),
        ]),
      )
      .limit(limit)
      .execute(),

  /** Registrations of all workspaces that cost something and have no fee, in the order of their ids, after one of them. */
  withoutFee: (after: string, limit: number): Promise<Registration[]> =>
    db
      .selectFrom('registration')
      .selectAll()
      .$castTo<Registration>()
      .where('fee_id', 'is', null)
      .where('amount', '>', 0)
      .where('state', 'in', [...PAYABLE_STATES])
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
});
