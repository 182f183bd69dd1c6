import type { Kysely } from 'kysely';
import { inBatches } from './batches.js';
import { recordedTransaction } from './change-recorder.js';
import { noteCreditedFee } from './registration-credit.js';
import type { Schema } from './schema.js';

/** An amount that a club owes back, with the list and the name of its person; without them once the person is deleted. */
export type CreditOfPerson = Schema['credit'] & {
  [Name in 'list_id' | 'first_name' | 'last_name']: Schema['person'][Name] | null;
};

/** Amounts that were paid too much (`changeCredit` keeps it for each registration). */
export const credits = (db: Kysely<Schema>) => ({
  /** Those of a workspace that are not paid back, in the order of creation. */
  open: (workspace_id: string): Promise<CreditOfPerson[]> =>
    db
      .selectFrom('credit')
      .leftJoin('person', (join) =>
        join.onRef('person.workspace_id', '=', 'credit.workspace_id').onRef('person.id', '=', 'credit.person_id'),
      )
      .selectAll('credit')
      .select(['person.list_id', 'person.first_name', 'person.last_name'])
      .where('credit.workspace_id', '=', workspace_id)
      .where('credit.refunded_at', 'is', null)
      .orderBy('credit.created_at')
      .orderBy('credit.id')
      .execute(),

  /** Those of persons that are not paid back. */
  ofPersons: (workspace_id: string, person_ids: readonly string[]): Promise<Schema['credit'][]> =>
    db
      .selectFrom('credit')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('person_id', 'in', person_ids)
      .where('refunded_at', 'is', null)
      .execute(),

  /** Those of persons, paid back or not, in the order of creation. */
  async historyOf(workspace_id: string, person_ids: readonly string[]): Promise<Schema['credit'][]> {
    const rows = await inBatches(person_ids, (batch) =>
      db
        .selectFrom('credit')
        .selectAll()
        .where('workspace_id', '=', workspace_id)
        .where('person_id', 'in', batch)
        .orderBy('created_at')
        .execute(),
    );
    return rows.flat();
  },

  /** Notes the day on which one was paid back; it is deleted if its person is gone. False if it was paid back, or is gone. */
  markRefunded: (workspace_id: string, id: string, day: string, now = Date.now()): Promise<boolean> =>
    recordedTransaction(db, async (transaction) => {
      const refunded = await transaction
        .updateTable('credit')
        .set({ refunded_at: day })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('refunded_at', 'is', null)
        .returning('reference')
        .executeTakeFirst();
      if (refunded) await noteCreditedFee(transaction, workspace_id, refunded.reference, now);
      await transaction
        .deleteFrom('credit')
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('person_id', 'is', null)
        .execute();
      return !!refunded;
    }),

  /** Takes deleted persons out of what is still owed to them, and deletes what was paid back. */
  async forget(workspace_id: string, person_ids: readonly string[]): Promise<void> {
    await db
      .deleteFrom('credit')
      .where('workspace_id', '=', workspace_id)
      .where('person_id', 'in', person_ids)
      .where('refunded_at', 'is not', null)
      .execute();
    await db
      .updateTable('credit')
      .set({ person_id: null, registration_id: null })
      .where('workspace_id', '=', workspace_id)
      .where('person_id', 'in', person_ids)
      .execute();
  },
});
