import type { Kysely } from 'kysely';
import { inBatches } from './batches.js';
import type { FeeOfPerson } from './fees.js';
import type { Schema } from './schema.js';

/** The fees of some lists of a workspace. */
export interface FeesOfLists {
  readonly workspace_id: string;
  readonly list_ids: readonly string[];
}

/** Sums of open or paid fees with the same booking. */
export interface FeeSum {
  /** `AttachedExpense` in JSON. */
  readonly attached_expense: string | null;
  readonly is_paid: boolean;
  readonly count: number;
  /** Cents. */
  readonly amount: number;
}

const feesOf = (db: Kysely<Schema>, { workspace_id, list_ids }: FeesOfLists) =>
  db
    .selectFrom('fee')
    .innerJoin('person', (join) =>
      join.onRef('person.workspace_id', '=', 'fee.workspace_id').onRef('person.id', '=', 'fee.person_id'),
    )
    .where('fee.workspace_id', '=', workspace_id)
    .where('person.list_id', 'in', list_ids);

const withPersons = (db: Kysely<Schema>, lists: FeesOfLists) =>
  feesOf(db, lists).selectAll('fee').select(['person.list_id', 'person.first_name', 'person.last_name']);

/** Fees of the persons of some lists. */
export const deskFees = (db: Kysely<Schema>) => ({
  /** A page in the order of creation, after a row key. */
  async page(lists: FeesOfLists, after: string | undefined, limit: number): Promise<FeeOfPerson[]> {
    if (!lists.list_ids.length) return [];
    const fees = withPersons(db, lists).orderBy('fee.row_key').limit(limit);
    return (after === undefined ? fees : fees.where('fee.row_key', '>', after)).execute();
  },

  /** Those of these ids that belong to the lists, in any order. */
  async byIds(lists: FeesOfLists, ids: readonly string[]): Promise<FeeOfPerson[]> {
    if (!lists.list_ids.length) return [];
    const fees = await inBatches(ids, (batch) => withPersons(db, lists).where('fee.id', 'in', batch).execute());
    return fees.flat();
  },

  /** The sums of open and of paid fees by their booking. */
  async sums(lists: FeesOfLists): Promise<FeeSum[]> {
    if (!lists.list_ids.length) return [];
    const rows = await feesOf(db, lists)
      .groupBy(['fee.attached_expense', ({ eb }) => eb('fee.paid_at', 'is', null)])
      .select(({ eb, fn }) => [
        'fee.attached_expense',
        eb('fee.paid_at', 'is', null).as('is_open'),
        fn.countAll().as('count'),
        fn.sum('fee.amount').as('amount'),
      ])
      .execute();
    return rows.map(({ attached_expense, is_open, count, amount }) => ({
      attached_expense,
      is_paid: !is_open,
      count: Number(count),
      amount: Number(amount),
    }));
  },
});
