import type { Layout } from '../../../model/registration-form.js';
import type { Migration } from './migration.js';

/** The waiting list of each event, and the places that are offered to persons on it. */
export const waitingLists: Migration = async (db) => {
  await db.schema.alterTable('event').addColumn('waiting_list', 'text').execute();
  await db.schema
    .alterTable('event')
    .addColumn('reserved_places', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // so far, only the layouts of forms said it
  const forms = await db.selectFrom('form').select(['workspace_id', 'list_id', 'layout']).execute();
  for (const { workspace_id, list_id, layout } of forms) {
    const { waiting_list } = layout === null ? {} : (JSON.parse(layout) as Partial<Layout>);
    if (waiting_list === undefined) continue;
    await db
      .updateTable('event')
      .set({ waiting_list })
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .execute();
  }
};
