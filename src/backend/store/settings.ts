import type { Kysely } from 'kysely';
import { newSecret } from './ids.js';
import type { Schema } from './schema.js';

/** Settings that the processes of one database share. */
export const settings = (db: Kysely<Schema>) => ({
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
});
