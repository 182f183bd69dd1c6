import type { Kysely, Selectable } from 'kysely';
import type { JournalAction } from '../../model/desk.js';
import { inBatches } from './batches.js';
import { newRowKey } from './ids.js';
import type { Schema } from './schema.js';

/** An entry of the journal is deleted after this time. */
export const JOURNAL_PERIOD_MS = 365 * 24 * 3600_000;

type JournalRow = Selectable<Schema['desk_journal']>;

export interface JournalEntry
  extends
    Omit<JournalRow, 'row_key' | 'action' | 'registration_id' | 'field_names'>,
    Partial<Pick<JournalRow, 'registration_id' | 'field_names'>> {
  action: JournalAction;
}

/** A registration with the person that it has now. */
type RegistrationOfPerson = Pick<Selectable<Schema['registration']>, 'id' | 'person_id'>;

/** A page of the journal. */
export interface JournalPage {
  /** At least one; undefined for all. */
  readonly list_ids?: readonly string[] | undefined;
  /** The key of the last entry before it. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** The actions of organisers. An entry is written in the transaction of its action, and has no value of a person. */
export const deskJournal = (db: Kysely<Schema>) => ({
  async note(entry: JournalEntry): Promise<void> {
    await db
      .insertInto('desk_journal')
      .values({ ...entry, row_key: newRowKey(entry.at) })
      .execute();
  },

  /** The newest entries about lists, the newest first; with their keys, from which the next page goes on. */
  newest: (
    workspace_id: string,
    { list_ids, before, limit }: JournalPage,
  ): Promise<(JournalEntry & { row_key: string })[]> =>
    db
      .selectFrom('desk_journal')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .$if(list_ids !== undefined, (query) => query.where('list_id', 'in', list_ids!))
      .$if(before !== undefined, (query) => query.where('row_key', '<', before!))
      .orderBy('row_key', 'desc')
      .limit(limit)
      .$castTo<JournalEntry & { row_key: string }>()
      .execute(),

  /** The entries about a registration, also under the person of another list that it had, the oldest first. */
  ofRegistration: (workspace_id: string, { id, person_id }: RegistrationOfPerson): Promise<JournalEntry[]> =>
    db
      .selectFrom('desk_journal')
      .select(['workspace_id', 'at', 'email_key', 'action', 'list_id', 'person_id'])
      .where('workspace_id', '=', workspace_id)
      .where(({ or, eb }) => or([eb('person_id', '=', person_id), eb('registration_id', '=', id)]))
      .orderBy('row_key')
      .$castTo<JournalEntry>()
      .execute(),

  /** The entries about a person, the oldest first. */
  ofPerson: (workspace_id: string, person_id: string): Promise<JournalEntry[]> =>
    db
      .selectFrom('desk_journal')
      .select(['workspace_id', 'at', 'email_key', 'action', 'list_id', 'person_id', 'registration_id'])
      .where('workspace_id', '=', workspace_id)
      .where('person_id', '=', person_id)
      .orderBy('row_key')
      .$castTo<JournalEntry>()
      .execute(),

  /** The persons of a list whom an action was about. */
  async personIdsOf(workspace_id: string, list_id: string, action: JournalAction): Promise<Set<string>> {
    const rows = await db
      .selectFrom('desk_journal')
      .select('person_id')
      .where('workspace_id', '=', workspace_id)
      .where('list_id', '=', list_id)
      .where('action', '=', action)
      .execute();
    return new Set(rows.map(({ person_id }) => person_id));
  },

  /** When persons were last reminded of a fee, by their ids. */
  async lastReminders(workspace_id: string, person_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await inBatches([...new Set(person_ids)], (batch) =>
      db
        .selectFrom('desk_journal')
        .select(({ fn }) => ['person_id', fn.max('at').as('at')])
        .where('workspace_id', '=', workspace_id)
        .where('person_id', 'in', batch)
        .where('action', '=', 'remind')
        .groupBy('person_id')
        .execute(),
    );
    return new Map(rows.flat().map(({ person_id, at }) => [person_id, Number(at)]));
  },

  /** Deletes entries that are older than a year. */
  async sweep(now: number): Promise<void> {
    await db
      .deleteFrom('desk_journal')
      .where('at', '<=', now - JOURNAL_PERIOD_MS)
      .execute();
  },
});
