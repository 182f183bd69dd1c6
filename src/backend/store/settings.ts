import type { Kysely } from 'kysely';
import { newSecret } from './ids.js';
import type { Schema } from './schema.js';

/** What the processes of one database share. */
export const settings = (db: Kysely<Schema>) => ({
  /** The names of what there is: answered where the database answers at all. */
  names: async (): Promise<string[]> =>
    (await db.selectFrom('setting').select('name').execute()).map(({ name }) => name),

  /** The secret that signs cursors and form tokens; made at the first call. */
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
