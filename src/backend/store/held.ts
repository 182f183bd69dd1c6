import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** Nobody waits longer for a decision. Milliseconds. */
export const heldFor = 60 * 24 * 3600_000;

/** Why a registration is held: something was written into the field that nobody sees. */
export type HeldReason = 'note';

/** A registration that counts only when somebody has decided so. It takes no place. */
export interface HeldRegistration {
  workspace_id: string;
  /** `rev_…` */
  id: string;
  list_id: string;
  /** Of the form that it came through. */
  slug: string;
  reason: HeldReason;
  /** What the service would be sent. */
  body: Record<string, unknown>;
  created_at: number;
}

/** What waits for somebody's decision; `erasures` lets go of it. */
export const held = (db: Kysely<Schema>) => ({
  async insert({ body, ...row }: HeldRegistration): Promise<void> {
    await db
      .insertInto('held')
      .values({ ...row, body: JSON.stringify(body) })
      .execute();
  },

  /** In the order in which they came. */
  async all(workspace_id: string): Promise<HeldRegistration[]> {
    const rows = await db
      .selectFrom('held')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ body, reason, ...row }) => ({
      ...row,
      reason: reason as HeldReason,
      body: JSON.parse(body) as HeldRegistration['body'],
    }));
  },

  /** It has become a person: the answer that was stored for it is about them from now on. */
  async released(workspace_id: string, id: string, person_id: string): Promise<void> {
    await db
      .updateTable('idempotency_person')
      .set({ person_id })
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', id)
      .execute();
    await db.deleteFrom('held').where('workspace_id', '=', workspace_id).where('id', '=', id).execute();
  },

  /** Those about whom nobody has decided for too long. */
  expired: (now: number): Promise<Pick<HeldRegistration, 'workspace_id' | 'id'>[]> =>
    db
      .selectFrom('held')
      .select(['workspace_id', 'id'])
      .where('created_at', '<=', now - heldFor)
      .execute(),
});
