import type { Kysely } from 'kysely';
import {
  defaultMailSettings,
  type BankAccount,
  type List,
  type MailSettings,
  type PortalSettings,
  type PortalStatus,
  type Subscription,
  type Workspace,
} from '../../model/workspace.js';
import type { Organiser } from '../../model/desk.js';
import { compileOnce } from './compile-once.js';
import type { Schema } from './schema.js';

const workspaceOf = (row: Schema['workspace']): Workspace => ({
  ...row,
  portal_origins: JSON.parse(row.portal_origins) as string[],
  subscription: JSON.parse(row.subscription) as Subscription,
  portal_status: row.portal_status as PortalStatus,
  languages: JSON.parse(row.languages) as string[],
  portal: JSON.parse(row.portal) as PortalSettings,
  mail_settings: row.mail_settings === null ? defaultMailSettings : (JSON.parse(row.mail_settings) as MailSettings),
  bank_account: row.bank_account === null ? null : (JSON.parse(row.bank_account) as BankAccount),
  organisers: row.organisers === null ? [] : (JSON.parse(row.organisers) as Organiser[]),
});

const rowOf = (workspace: Workspace): Schema['workspace'] => ({
  ...workspace,
  portal_origins: JSON.stringify(workspace.portal_origins),
  subscription: JSON.stringify(workspace.subscription),
  languages: JSON.stringify(workspace.languages),
  portal: JSON.stringify(workspace.portal),
  mail_settings: JSON.stringify(workspace.mail_settings),
  bank_account: workspace.bank_account && JSON.stringify(workspace.bank_account),
  organisers: JSON.stringify(workspace.organisers),
});

/** Workspaces and the lists in them. */
export const workspaces = (db: Kysely<Schema>) => ({
  async bySlug(slug: string): Promise<Workspace | undefined> {
    const row = await db.selectFrom('workspace').selectAll().where('slug', '=', slug).executeTakeFirst();
    return row && workspaceOf(row);
  },

  async byId(id: string): Promise<Workspace | undefined> {
    const row = await db.selectFrom('workspace').selectAll().where('id', '=', id).executeTakeFirst();
    return row && workspaceOf(row);
  },

  async all(): Promise<Workspace[]> {
    return (await db.selectFrom('workspace').selectAll().orderBy('slug').execute()).map(workspaceOf);
  },

  async insert(workspace: Workspace): Promise<void> {
    await db.insertInto('workspace').values(rowOf(workspace)).execute();
  },

  async update(workspace: Workspace): Promise<void> {
    const { id, ...values } = rowOf(workspace);
    await db.updateTable('workspace').set(values).where('id', '=', id).execute();
  },
});

const listWhere = (name: 'type' | 'id') =>
  compileOnce((db, workspace_id: string, value: string) =>
    db
      .selectFrom('list')
      .select(['id', 'type', 'name'])
      .where('workspace_id', '=', workspace_id)
      .where(name, '=', value)
      .$castTo<List>(),
  );
const listBy = { type: listWhere('type'), id: listWhere('id') };

/** Lists of one workspace. `member` names the member list (docs/api.md#persons). */
export const lists = (db: Kysely<Schema>) => ({
  async find(workspace_id: string, id: string): Promise<List | undefined> {
    const [list] = await (id === 'member' ? listBy.type : listBy.id)(db, workspace_id, id);
    return list;
  },

  async all(workspace_id: string): Promise<List[]> {
    const query = db.selectFrom('list').select(['id', 'type', 'name']).where('workspace_id', '=', workspace_id);
    return (await query.execute()) as List[];
  },

  async insert(workspace_id: string, list: List): Promise<void> {
    await db
      .insertInto('list')
      .values({ workspace_id, ...list })
      .execute();
  },

  async rename(workspace_id: string, id: string, name: string): Promise<void> {
    await db.updateTable('list').set({ name }).where('workspace_id', '=', workspace_id).where('id', '=', id).execute();
  },
});
