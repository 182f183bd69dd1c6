import type { Kysely } from 'kysely';
import type { CostUnit } from '../../model/fee.js';
import { inBatches } from './batches.js';
import type { Schema } from './schema.js';

export type FeeRow = Schema['fee'];

/** A fee, with the list and the name of its person. */
export type FeeOfPerson = FeeRow & Pick<Schema['person'], 'list_id' | 'first_name' | 'last_name'>;

/** Fees of persons. */
export const fees = (db: Kysely<Schema>) => ({
  async insert(rows: readonly FeeRow[]): Promise<void> {
    await inBatches(rows, (batch) => db.insertInto('fee').values(batch).execute());
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

  /** Notes the day on which an open fee was paid; false where it is paid already, or gone. */
  async markPaid(workspace_id: string, id: string, day: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('fee')
      .set({ paid_at: day })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('paid_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Makes a paid fee an open one; false where it is open already, or gone. */
  async markUnpaid(workspace_id: string, id: string): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('fee')
      .set({ paid_at: null })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('paid_at', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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
