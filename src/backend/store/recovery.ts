import type { Kysely } from 'kysely';
import { changes } from './changes.js';
import type { Schema } from './schema.js';

export interface EndedAccess {
  links: number;
  sessions: number;
  /** Unsent mails. */
  mails: number;
  /** Waiting deliveries of webhooks. */
  deliveries: number;
}

/** Ends access after an older state of the data was restored (docs/backups.md). */
export const recovery = (db: Kysely<Schema>) => {
  const clear = async (
    table:
      | 'portal_link'
      | 'portal_session'
      | 'outbox'
      | 'portal_link_person'
      | 'email_change'
      | 'email_change_token'
      | 'registration_session'
      | 'sign_in_code'
      | 'desk_link'
      | 'desk_session',
  ) => Number((await db.deleteFrom(table).executeTakeFirst()).numDeletedRows);
  const clearDeliveries = async () => {
    const { numDeletedRows } = await db
      .deleteFrom('webhook_delivery')
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    // changes of then that no delivery was stored for are old as well
    await db
      .updateTable('webhook')
      .set(({ fn, selectFrom, val }) => {
        const last = selectFrom('change_counter')
          .select('sequence')
          .whereRef('change_counter.workspace_id', '=', 'webhook.workspace_id');
        return { position: fn.coalesce(last, val(0)) };
      })
      .execute();
    return Number(numDeletedRows);
  };
  const clearRegistrationLinks = async () => {
    const { numDeletedRows } = await db
      .deleteFrom('registration_link')
      .where('registration_id', 'is', null)
      .executeTakeFirst();
    return Number(numDeletedRows);
  };
  return {
    /**
     * Deletes every link in a mail, session, unsent mail, waiting delivery of a webhook and unconfirmed e-mail change. Links that confirm the address of a
     * registration stay: they open nothing, and without them the registration would be deleted. Cursors of changes end too.
     */
    async endAccess(): Promise<EndedAccess> {
      const sessions =
        (await clear('portal_session')) + (await clear('registration_session')) + (await clear('desk_session'));
      await clear('portal_link_person');
      await clear('sign_in_code');
      await clear('email_change_token');
      await clear('email_change');
      await changes(db).endEpoch();
      const links = (await clear('portal_link')) + (await clear('desk_link')) + (await clearRegistrationLinks());
      return { links, sessions, mails: await clear('outbox'), deliveries: await clearDeliveries() };
    },

    /** Revokes every key except those with these hashes. Returns the number of keys revoked. */
    async revokeKeysExcept(hashes: ReadonlySet<string>, at: number): Promise<number> {
      const keys = await db.selectFrom('access_key').select(['hash']).where('revoked_at', 'is', null).execute();
      const outdated = keys.filter(({ hash }) => !hashes.has(hash));
      for (const { hash } of outdated)
        await db.updateTable('access_key').set({ revoked_at: at }).where('hash', '=', hash).execute();
      return outdated.length;
    },

    /** Disables every webhook except those with these ids. Returns the number of webhooks disabled. */
    async disableWebhooksExcept(ids: ReadonlySet<string>, at: number): Promise<number> {
      const all = await db.selectFrom('webhook').select('id').where('disabled_at', 'is', null).execute();
      const outdated = all.filter(({ id }) => !ids.has(id));
      for (const { id } of outdated)
        await db.updateTable('webhook').set({ disabled_at: at }).where('id', '=', id).execute();
      return outdated.length;
    },
  };
};
