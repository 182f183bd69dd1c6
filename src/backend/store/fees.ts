import type { Kysely } from 'kysely';
import type { CostUnit } from '../../model/fee.js';
import { inBatches } from './batches.js';
import type { Schema } from './schema.js';

export type FeeRow = Schema['fee'];

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
