import type { Kysely } from 'kysely';
import type { CostUnit } from '../../model/fee.js';
import type { Schema } from './schema.js';

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
