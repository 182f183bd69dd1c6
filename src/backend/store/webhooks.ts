import type { Kysely, Selectable } from 'kysely';
import type { WebhookEvent } from '../../model/webhook.js';
import type { Schema } from './schema.js';

/** An address that is told of changes. */
export interface Webhook {
  workspace_id: string;
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  /** The key of its signatures, in base64. */
  secret: string;
  allows_private: boolean;
  /** The last change of the workspace that deliveries were stored for. */
  position: number;
  created_at: number;
  disabled_at: number | null;
}

const webhookOf = (row: Selectable<Schema['webhook']>): Webhook => ({
  ...row,
  events: JSON.parse(row.events) as WebhookEvent[],
  allows_private: row.allows_private === 1,
});

/** Webhooks of workspaces. */
export const webhooks = (db: Kysely<Schema>) => ({
  async insert(webhook: Webhook): Promise<void> {
    const events = JSON.stringify(webhook.events);
    await db
      .insertInto('webhook')
      .values({ ...webhook, events, allows_private: webhook.allows_private ? 1 : 0 })
      .execute();
  },

  async find(workspace_id: string, id: string): Promise<Webhook | undefined> {
    const row = await db
      .selectFrom('webhook')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && webhookOf(row);
  },

  /** The webhooks of a workspace, in the order in which they were created; without one, of all. */
  async all(workspace_id?: string): Promise<Webhook[]> {
    const rows = await db
      .selectFrom('webhook')
      .selectAll()
      .$if(workspace_id !== undefined, (query) => query.where('workspace_id', '=', workspace_id!))
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(webhookOf);
  },

  /** Moves the position of a webhook in force. False if another process has moved it. */
  async advance({ workspace_id, id, position }: Webhook, to: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('webhook')
      .set({ position: to })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('position', '=', position)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Deletes a webhook with its deliveries. False if there is none. */
  async delete(workspace_id: string, id: string): Promise<boolean> {
    await db
      .deleteFrom('webhook_delivery')
      .where('workspace_id', '=', workspace_id)
      .where('webhook_id', '=', id)
      .execute();
    const { numDeletedRows } = await db
      .deleteFrom('webhook')
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Disables a webhook. Deliveries that wait are given up when they are due. */
  async disable(workspace_id: string, id: string, now: number): Promise<void> {
    await db
      .updateTable('webhook')
      .set({ disabled_at: now })
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .execute();
  },
});
