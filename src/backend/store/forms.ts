import type { Kysely, Selectable } from 'kysely';
import type { Layout } from '../../model/registration-form.js';
import type { Notify } from '../../model/workspace.js';
import type { Schema } from './schema.js';

/** A form as the gate stores it. Times are milliseconds since 1970. */
export interface StoredForm {
  workspace_id: string;
  slug: string;
  list_id: string;
  title: string;
  /** Whether the form is visible to visitors, open or not. */
  published: boolean;
  opens_at: number | null;
  closes_at: number | null;
  layout: Layout | null;
  /** For questions about it; null for the club's. */
  contact_email: string | null;
  /** When the organiser is told; null as the club is. */
  notify: Notify | null;
}

const formOf = (row: Selectable<Schema['form']>): StoredForm => ({
  ...row,
  published: row.published === 1,
  notify: row.notify as Notify | null,
  layout: row.layout === null ? null : (JSON.parse(row.layout) as Layout),
});

const rowOf = (form: StoredForm): Schema['form'] => ({
  ...form,
  published: form.published ? 1 : 0,
  layout: form.layout && JSON.stringify(form.layout),
});

export const forms = (db: Kysely<Schema>) => ({
  async find(workspace_id: string, slug: string): Promise<StoredForm | undefined> {
    const row = await db
      .selectFrom('form')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('slug', '=', slug)
      .executeTakeFirst();
    return row && formOf(row);
  },

  async all(workspace_id: string): Promise<StoredForm[]> {
    const rows = await db.selectFrom('form').selectAll().where('workspace_id', '=', workspace_id).execute();
    return rows.map(formOf);
  },

  async insert(form: StoredForm): Promise<void> {
    await db.insertInto('form').values(rowOf(form)).execute();
  },

  async update(form: StoredForm): Promise<void> {
    const { workspace_id, slug, ...values } = rowOf(form);
    await db
      .updateTable('form')
      .set(values)
      .where('workspace_id', '=', workspace_id)
      .where('slug', '=', slug)
      .execute();
  },
});
