import type { Kysely } from 'kysely';
import type { CostUnit } from '../../model/fee.js';
import { inBatches } from './batches.js';
import { noteChanges, recordedTransaction } from './change-recorder.js';
import { noteCreditedFee, registrationFees } from './registration-fees.js';
import type { Schema } from './schema.js';

export type FeeRow = Schema['fee'];

/** `registration_id` is set if it is the fee of a registration; `list_id` is that of the person. */
export type NewFee = Omit<FeeRow, 'registration_id'> & Partial<Pick<FeeRow, 'registration_id'>> & { list_id: string };

/** A fee, with the list and the name of its person. */
export type FeeOfPerson = FeeRow & Pick<Schema['person'], 'list_id' | 'first_name' | 'last_name'>;

/** What a club owes back, with the list and the name of its person; without them once the person is deleted. */
export type CreditOfPerson = Schema['credit'] & {
  [Name in 'list_id' | 'first_name' | 'last_name']: Schema['person'][Name] | null;
};

/** Notes that a fee was paid or is open again, and settles its registration, since its other fees depend on it. */
async function settleAfter(
  db: Kysely<Schema>,
  changed: Pick<FeeRow, 'workspace_id' | 'id' | 'registration_id'> | undefined,
  now: number,
): Promise<boolean> {
  if (!changed) return false;
  const { workspace_id, id, registration_id } = changed;
  noteChanges(db, 'fee', [{ workspace_id, id, changed_at: now }]);
  if (registration_id) await registrationFees(db).settle({ workspace_id, id: registration_id }, now);
  return true;
}

/** Fees of persons. */
export const fees = (db: Kysely<Schema>) => ({
  insert: (rows: readonly NewFee[]): Promise<void> =>
    recordedTransaction(db, async (transaction) => {
      const values = rows.map(({ list_id: _, ...row }) => ({ registration_id: null, ...row }));
      await inBatches(values, (batch) => transaction.insertInto('fee').values(batch).execute());
      noteChanges(
        transaction,
        'fee',
        rows.map(({ workspace_id, list_id, id, created_at }) => ({
          workspace_id,
          list_id,
          id,
          changed_at: created_at,
        })),
      );
    }),

  byIds: async (workspace_id: string, ids: readonly string[]): Promise<FeeRow[]> => {
    const fees = await inBatches(ids, (batch) =>
      db.selectFrom('fee').selectAll().where('workspace_id', '=', workspace_id).where('id', 'in', batch).execute(),
    );
    return fees.flat();
  },

  /** In the order of creation. */
  ofPersons: (workspace_id: string, person_ids: readonly string[]): Promise<FeeRow[]> =>
    db
      .selectFrom('fee')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('person_id', 'in', person_ids)
      .orderBy('row_key')
      .execute(),

  /** All fees of a workspace with whom they are for, in the order of creation. */
  all: (workspace_id: string): Promise<FeeOfPerson[]> =>
    db
      .selectFrom('fee')
      .innerJoin('person', (join) =>
        join.onRef('person.workspace_id', '=', 'fee.workspace_id').onRef('person.id', '=', 'fee.person_id'),
      )
      .selectAll('fee')
      .select(['person.list_id', 'person.first_name', 'person.last_name'])
      .where('fee.workspace_id', '=', workspace_id)
      .orderBy('fee.row_key')
      .execute(),

  /** Notes the day on which an open fee was paid; false if it is paid already, or gone. */
  markPaid: (workspace_id: string, id: string, day: string, now = Date.now()): Promise<boolean> =>
    recordedTransaction(db, async (transaction) => {
      const changed = await transaction
        .updateTable('fee')
        .set({ paid_at: day })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('paid_at', 'is', null)
        .returning(['workspace_id', 'id', 'registration_id'])
        .executeTakeFirst();
      return settleAfter(transaction, changed, now);
    }),

  /** Makes a paid fee an open one; false if it is open already, or gone. */
  markUnpaid: (workspace_id: string, id: string, now = Date.now()): Promise<boolean> =>
    recordedTransaction(db, async (transaction) => {
      const changed = await transaction
        .updateTable('fee')
        .set({ paid_at: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', '=', id)
        .where('paid_at', 'is not', null)
        .returning(['workspace_id', 'id', 'registration_id'])
        .executeTakeFirst();
      return settleAfter(transaction, changed, now);
    }),
});

/** What was paid too much (`registrationFees` keeps it). */
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

/** Cost units that fees are booked on. */
export const costUnits = (db: Kysely<Schema>) => ({
  async all(workspace_id: string): Promise<CostUnit[]> {
    const rows = await db.selectFrom('cost_unit').selectAll().where('workspace_id', '=', workspace_id).execute();
    return rows.map(({ name, archived, categories }) => ({
      name,
      archived: archived === 1,
      categories: JSON.parse(categories) as string[],
    }));
  },

  async put(workspace_id: string, { name, archived, categories }: CostUnit): Promise<void> {
    const values = { archived: archived ? (1 as const) : (0 as const), categories: JSON.stringify(categories) };
    await db
      .insertInto('cost_unit')
      .values({ workspace_id, name, ...values })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'name']).doUpdateSet(values))
      .execute();
  },
});
