import { sql, type Kysely, type Selectable } from 'kysely';
import { inBatches } from './batches.js';
import { JOURNAL_PERIOD_MS } from './desk-journal.js';
import type { Schema } from './schema.js';

export type StoredMessage = Selectable<Schema['desk_message']>;

/** The mails of a message that are in the outbox. */
export interface MessageDelivery {
  /** The number of mails that are still to be sent. */
  readonly waiting: number;
  /** The persons of each mail that reached nobody. */
  readonly undelivered: readonly (readonly string[])[];
}

/** Messages that organisers have written to the participants of a list; deleted with the journal's entries about them. */
export const deskMessages = (db: Kysely<Schema>) => ({
  /** Stores a message in the transaction of its mails. False if there is one with this id already. */
  async insert(message: StoredMessage): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('desk_message')
      .values(message)
      .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  find: (workspace_id: string, id: string): Promise<StoredMessage | undefined> =>
    db
      .selectFrom('desk_message')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('id', '=', id)
      .executeTakeFirst(),

  /** The newest messages to a list, the newest first. */
  ofList: (workspace_id: string, list_id: string, limit: number): Promise<StoredMessage[]> =>
    db
      .selectFrom('desk_message')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),

  /** How many mails messages had, by their ids. */
  async mailCounts(workspace_id: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await inBatches(ids, (batch) =>
      db
        .selectFrom('desk_message')
        .select(['id', 'mail_count'])
        .where('workspace_id', '=', workspace_id)
        .where('id', 'in', batch)
        .execute(),
    );
    return new Map(rows.flat().map(({ id, mail_count }) => [id, mail_count]));
  },

  /** The states of the mails of messages, by the ids of the messages; absent for messages all of whose mails were sent. */
  async deliveries(workspace_id: string): Promise<ReadonlyMap<string, MessageDelivery>> {
    const mails = await db
      .selectFrom('outbox')
      .select(['person_id', 'payload', 'given_up_at'])
      .where('workspace_id', '=', workspace_id)
      // a literal: the index has these rows only
      .where('kind', '=', sql.lit('desk_message'))
      .orderBy('row_key')
      .execute();
    const deliveries = new Map<string, { waiting: number; undelivered: string[][] }>();
    for (const { person_id, payload, given_up_at } of mails) {
      const { message_id, person_ids } = JSON.parse(payload) as { message_id: string; person_ids?: string[] };
      const delivery = deliveries.get(message_id) ?? { waiting: 0, undelivered: [] };
      if (given_up_at === null) delivery.waiting++;
      else delivery.undelivered.push(person_ids ?? (person_id === null ? [] : [person_id]));
      deliveries.set(message_id, delivery);
    }
    return deliveries;
  },

  /** When the latest reminder that reached nobody was written, by the ids of its persons. */
  async undeliveredReminders(workspace_id: string): Promise<ReadonlyMap<string, number>> {
    const mails = await db
      .selectFrom('outbox')
      .select(['payload', 'created_at'])
      .where('workspace_id', '=', workspace_id)
      // a literal: the index has these rows only
      .where('kind', '=', sql.lit('desk_message'))
      .where('given_up_at', 'is not', null)
      .where('payload', 'like', '%"reminder":%')
      .orderBy('created_at')
      .execute();
    const persons = mails.flatMap(({ payload, created_at }) =>
      (JSON.parse(payload) as { person_ids: string[] }).person_ids.map((id) => [id, created_at] as const),
    );
    return new Map(persons);
  },

  /**
   * Gives mails in the outbox to persons who are being deleted to the next person at their address, and takes those who are deleted out of all
   * of them. Without another person the mail stays theirs, and goes with them.
   */
  async handOn(workspace_id: string, deleted: readonly string[]): Promise<void> {
    const mails = await db
      .selectFrom('outbox')
      .select(['row_key', 'person_id', 'payload'])
      .where('workspace_id', '=', workspace_id)
      // a literal: the index has these rows only
      .where('kind', '=', sql.lit('desk_message'))
      .where('payload', 'like', '%"person_ids"%')
      .execute();
    for (const { row_key, payload } of mails) {
      const content = JSON.parse(payload) as { person_ids: string[] };
      const { person_ids } = content;
      const remaining = person_ids.filter((id) => !deleted.includes(id));
      if (!remaining.length || remaining.length === person_ids.length) continue;
      await db
        .updateTable('outbox')
        .set({ person_id: remaining[0]!, payload: JSON.stringify({ ...content, person_ids: remaining }) })
        .where('workspace_id', '=', workspace_id)
        .where('row_key', '=', row_key)
        .execute();
    }
  },

  /** Deletes messages that are older than a year. */
  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('desk_message')
      .where('at', '<=', now - JOURNAL_PERIOD_MS)
      .execute();
  },
});
