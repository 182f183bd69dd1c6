import type { Kysely } from 'kysely';
import { newSecret } from './ids.js';
import { recordColumns, type PersonRecord } from './person-row.js';
import type { Schema } from './schema.js';

/** The last change of a person or a fee: later changes replace earlier ones of the same subject. */
export type Change = Omit<Schema['latest_change'], 'deleted'> & { readonly deleted: boolean };

/** A change of a person, with the person as of now unless deleted. */
export type PersonChange = Change & { readonly person: PersonRecord | null };

/** Which changes to read. `after` is the number of the last change that was read, 0 to begin. */
export interface ChangeQuery {
  readonly workspace_id: string;
  readonly subject?: Change['subject'];
  /** Default: every list. */
  readonly list_ids?: readonly string[];
  readonly after: number;
  /** Deletions up to this number are left out: a reader who began after them never heard of these subjects. Default: none. */
  readonly skipDeletedUpTo?: number;
  /** Leaves out changes before this time, milliseconds since 1970. */
  readonly since?: number | undefined;
  readonly limit: number;
}

/** How long the deletion of a person or a fee is remembered. */
export const DELETION_MEMORY_MS = 90 * 86_400_000;

const EPOCH = 'change_epoch';

/**
 * Changes of listed persons and of fees, in the order of commits: whoever has read up to a number has missed nothing below it, on both
 * engines and with several processes. Each subject appears once, at its last change.
 */
export const changes = (db: Kysely<Schema>) => ({
  /** The next changes, in order. Persons and fees themselves are read by their ids. */
  async after({ workspace_id, subject, list_ids, since, ...part }: ChangeQuery): Promise<Change[]> {
    const { after, skipDeletedUpTo = 0, limit } = part;
    let query = db
      .selectFrom('latest_change')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(limit);
    if (skipDeletedUpTo)
      query = query.where(({ eb, or }) => or([eb('deleted', '=', 0), eb('sequence', '>', skipDeletedUpTo)]));
    if (since !== undefined) query = query.where('changed_at', '>=', since);
    if (subject) query = query.where('subject', '=', subject);
    if (list_ids) query = query.where('list_id', 'in', list_ids);
    return (await query.execute()).map((row) => ({ ...row, deleted: row.deleted === 1 }));
  },

  /**
   * The next changes of persons of a list, in order, with the persons. Deletions up to the number `skipDeletedUpTo` are left out: a
   * reader who began after them never heard of these persons.
   */
  async ofList(
    workspace_id: string,
    list_id: string,
    { after, skipDeletedUpTo, limit }: { after: number; skipDeletedUpTo: number; limit: number },
  ): Promise<PersonChange[]> {
    const rows = await db
      .selectFrom('latest_change as change')
      .leftJoin('person', (join) =>
        join
          .onRef('person.workspace_id', '=', 'change.workspace_id')
          .onRef('person.list_id', '=', 'change.list_id')
          .onRef('person.id', '=', 'change.subject_id'),
      )
      .selectAll('change')
      .select(recordColumns.map((name) => `person.${name} as person_${name}` as const))
      .where('change.workspace_id', '=', workspace_id)
      .where('change.list_id', '=', list_id)
      .where('change.subject', '=', 'person')
      .where('change.sequence', '>', after)
      .where(({ eb, or }) => or([eb('change.deleted', '=', 0), eb('change.sequence', '>', skipDeletedUpTo)]))
      .orderBy('change.sequence')
      .limit(limit)
      .execute();
    return rows.map(({ workspace_id, sequence, subject, list_id, subject_id, changed_at, deleted, ...columns }) => {
      const values = columns as Record<`person_${(typeof recordColumns)[number]}`, unknown>;
      const person = Object.fromEntries(recordColumns.map((name) => [name, values[`person_${name}`]]));
      return {
        ...{ workspace_id, sequence, subject, list_id, subject_id, changed_at },
        deleted: deleted === 1,
        person: columns.person_id === null ? null : (person as unknown as PersonRecord),
      };
    });
  },

  /** The number of the last change of a workspace; 0 without any. Read before changes, it is a number up to which they are complete. */
  async last(workspace_id: string): Promise<number> {
    const counter = await db
      .selectFrom('change_counter')
      .select('sequence')
      .where('workspace_id', '=', workspace_id)
      .executeTakeFirst();
    return counter?.sequence ?? 0;
  },

  /** Numbers of one epoch are comparable. A restored backup begins another one. */
  async epoch(): Promise<string> {
    const setting = await db.selectFrom('setting').select('value').where('name', '=', EPOCH).executeTakeFirst();
    return setting?.value ?? '';
  },

  /** Begins another epoch: numbers were given before that are given again. */
  async endEpoch(): Promise<void> {
    const value = newSecret();
    await db
      .insertInto('setting')
      .values({ name: EPOCH, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  },

  /** Forgets deletions before a time. */
  async forgetDeletions(before: number): Promise<void> {
    await db.deleteFrom('latest_change').where('deleted', '=', 1).where('changed_at', '<', before).execute();
  },
});
