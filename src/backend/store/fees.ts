import type { Kysely } from 'kysely';
import { inBatches } from './batches.js';
import { noteChanges, recordedTransaction } from './change-recorder.js';
import { registrationFees } from './registration-fees.js';
import type { Schema } from './schema.js';

export type FeeRow = Schema['fee'];

/** `registration_id` is set if it is the fee of a registration; `list_id` is that of the person. */
export type NewFee = Omit<FeeRow, 'registration_id'> & Partial<Pick<FeeRow, 'registration_id'>> & { list_id: string };

/** A fee, with the list and the name of its person. */
export type FeeOfPerson = FeeRow & Pick<Schema['person'], 'list_id' | 'first_name' | 'last_name'>;

/** A registration with its list and its person. */
type RegistrationInList = Pick<Schema['registration'], 'workspace_id' | 'id' | 'list_id' | 'person_id'>;

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

  /** The same, locked until the transaction ends: none of them is marked as paid meanwhile. */
  lockOfPersons: (workspace_id: string, person_ids: readonly string[]): Promise<FeeRow[]> =>
    db
      .updateTable('fee')
      .set(({ ref }) => ({ paid_at: ref('paid_at') }))
      .where('workspace_id', '=', workspace_id)
      .where('person_id', 'in', person_ids)
      .returningAll()
      .execute(),

  /** Gives fees that belong to no registration to another person of the same list. */
  moveTo: (workspace_id: string, ids: readonly string[], person_id: string, now: number): Promise<void> =>
    recordedTransaction(db, async (transaction) => {
      await inBatches(ids, (batch) =>
        transaction
          .updateTable('fee')
          .set({ person_id })
          .where('workspace_id', '=', workspace_id)
          .where('id', 'in', batch)
          .where('registration_id', 'is', null)
          .execute(),
      );
      noteChanges(
        transaction,
        'fee',
        ids.map((id) => ({ workspace_id, id, changed_at: now })),
      );
    }),

  /**
   * Gives all fees of the person that a registration had in another list to the one that it has now. Its open fee is deleted: it names the
   * event that was left, and its cost unit. A paid fee stays as it is, so that it counts for the price of the other event.
   */
  moveToList: ({ workspace_id, id, ...to }: RegistrationInList, from: RegistrationInList, now: number): Promise<void> =>
    recordedTransaction(db, async (transaction) => {
      const deleted = await transaction
        .deleteFrom('fee')
        .where('workspace_id', '=', workspace_id)
        .where('registration_id', '=', id)
        .where('paid_at', 'is', null)
        .returning('id')
        .execute();
      const moved = await transaction
        .updateTable('fee')
        .set({ person_id: to.person_id })
        .where('workspace_id', '=', workspace_id)
        .where('person_id', '=', from.person_id)
        .returning('id')
        .execute();
      const changes = (rows: readonly Pick<FeeRow, 'id'>[], list_id: string) =>
        rows.map((fee) => ({ workspace_id, list_id, id: fee.id, changed_at: now }));
      // they leave one list before they come to the other
      noteChanges(transaction, 'fee', changes([...deleted, ...moved], from.list_id), { deleted: 1 });
      noteChanges(transaction, 'fee', changes(moved, to.list_id));
    }),

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

  /** Locks those of these fees that are open until the end of the transaction, and gives their ids. No fee changes by it. */
  async lockOpen(workspace_id: string, ids: readonly string[]): Promise<Set<string>> {
    const rows = await inBatches(ids, (batch) =>
      db
        .updateTable('fee')
        .set({ paid_at: null })
        .where('workspace_id', '=', workspace_id)
        .where('id', 'in', batch)
        .where('paid_at', 'is', null)
        .returning('id')
        .execute(),
    );
    return new Set(rows.flat().map(({ id }) => id));
  },

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
