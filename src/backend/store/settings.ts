import type { Kysely } from 'kysely';
import { newSecret } from './ids.js';
import type { Schema } from './schema.js';

/** The deletions of answers of an event that were carried out (docs/workspace.md#deletion). */
export interface DeletedAnswers {
  /** The fields whose answers were deleted. */
  readonly fields: readonly string[];
  /** When, milliseconds since 1970. */
  readonly at: number;
}

const deletedAnswersName = (workspace_id: string, list_id: string) => `deleted_answers ${workspace_id} ${list_id}`;

const GATE_NAME = 'gate';

const replicaName = (workspace_id: string, subject: string) => `replicated ${workspace_id} ${subject}`;

/** Settings that the processes of one database share. */
export const settings = (db: Kysely<Schema>) => {
  const hasSetting = async (name: string) =>
    !!(await db.selectFrom('setting').select('name').where('name', '=', name).executeTakeFirst());

  const noteSetting = async (name: string): Promise<void> => {
    const insert = db.insertInto('setting').values({ name, value: '' });
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  };

  return {
    /** The part of an event's persons that was deleted; undefined if nothing was. */
    async deletedAnswers(workspace_id: string, list_id: string): Promise<DeletedAnswers | undefined> {
      const row = await db
        .selectFrom('setting')
        .select('value')
        .where('name', '=', deletedAnswersName(workspace_id, list_id))
        .executeTakeFirst();
      return row && (JSON.parse(row.value) as DeletedAnswers);
    },

    async noteDeletedAnswers(workspace_id: string, list_id: string, deleted: DeletedAnswers): Promise<void> {
      const value = JSON.stringify(deleted);
      await db
        .insertInto('setting')
        .values({ name: deletedAnswersName(workspace_id, list_id), value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },

    /** Whether the database is of a gate before a service (docs/gate-before-a-service.md). */
    isGate: async (): Promise<boolean> => hasSetting(GATE_NAME),

    markGate: () => noteSetting(GATE_NAME),

    /** Whether something of a service was read, at whatever time: its events, or the columns of a list. */
    isReplicated: (workspace_id: string, subject: string): Promise<boolean> =>
      hasSetting(replicaName(workspace_id, subject)),

    noteReplicated: (workspace_id: string, subject: string) => noteSetting(replicaName(workspace_id, subject)),

    /** The names of all settings; health checks use it to see whether the database answers. */
    names: async (): Promise<string[]> =>
      (await db.selectFrom('setting').select('name').execute()).map(({ name }) => name),

    /** The secret that signs cursors and form tokens; generated at the first call. */
    async secret(): Promise<string> {
      await db
        .insertInto('setting')
        .values({ name: 'secret', value: newSecret() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await db.selectFrom('setting').select('value').where('name', '=', 'secret').executeTakeFirstOrThrow();
      return row.value;
    },
  };
};
