import type { Kysely, Selectable } from 'kysely';
import { newRowKey } from './ids.js';
import type { Schema } from './schema.js';

/** An entry of the journal is deleted after this time. */
const JOURNAL_PERIOD_MS = 365 * 24 * 3600_000;

export type JournalEntry = Omit<Selectable<Schema['desk_journal']>, 'row_key'>;

/** The actions of organisers. An entry is written in the transaction of its action, and has no value of a person. */
export const deskJournal = (db: Kysely<Schema>) => ({
  async note(entry: JournalEntry): Promise<void> {
    await db
      .insertInto('desk_journal')
      .values({ ...entry, row_key: newRowKey(entry.at) })
      .execute();
  },

  /** The newest entries of a workspace, the newest first. */
  newest: (workspace_id: string, limit: number): Promise<JournalEntry[]> =>
    db
      .selectFrom('desk_journal')
      .select(['workspace_id', 'at', 'email_key', 'action', 'list_id', 'person_id'])
      .where('workspace_id', '=', workspace_id)
      .orderBy('row_key', 'desc')
      .limit(limit)
      .execute(),

  /** The entries about a person, the oldest first. */
  ofPerson: (workspace_id: string, person_id: string): Promise<JournalEntry[]> =>
    db
      .selectFrom('desk_journal')
      .select(['workspace_id', 'at', 'email_key', 'action', 'list_id', 'person_id'])
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .orderBy('row_key')
      .execute(),

  /** Deletes entries that are older than a year. */
  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('desk_journal')
      .where('at', '<=', now - JOURNAL_PERIOD_MS)
      .execute();
  },
});
