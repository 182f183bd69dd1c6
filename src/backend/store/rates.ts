import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** How often something may happen: `count` times in `per` milliseconds, at once or spread. */
export interface Rate {
  readonly count: number;
  readonly per: number;
}

/**
 * What is left of each bucket, shared by all processes of a database. A bucket is one number, the time until which it is
 * used up, were it used at its rate (the generic cell rate algorithm).
 */
export const rates = (db: Kysely<Schema>) => ({
  /**
   * Takes `wanted` from a bucket, fewer when fewer are left. Gives how many were taken and, when none was, the
   * milliseconds until there is one. Several processes may take at once: whoever finds the bucket changed looks again.
   */
  async take(
    bucket: string,
    { count, per }: Rate,
    wanted: number,
    now: number,
  ): Promise<{ taken: number; wait: number }> {
    const each = per / count;
    for (;;) {
      const row = await db.selectFrom('rate').select('until').where('bucket', '=', bucket).executeTakeFirst();
      // never further ahead than the period: a clock that was put back must not close a bucket for as long
      const from = Math.min(Math.max(Number(row?.until ?? 0), now), now + per);
      const left = Math.floor((now + per - from) / each + 1e-9);
      if (left < 1) return { taken: 0, wait: Math.ceil(from + each - per - now) };
      const taken = Math.min(left, wanted);
      const until = Math.ceil(from + taken * each);
      const change = row
        ? db.updateTable('rate').set({ until }).where('bucket', '=', bucket).where('until', '=', row.until)
        : db
            .insertInto('rate')
            .values({ bucket, until })
            .onConflict((conflict) => conflict.doNothing());
      const { numUpdatedRows, numInsertedOrUpdatedRows } = (await change.executeTakeFirst()) as {
        numUpdatedRows?: bigint;
        numInsertedOrUpdatedRows?: bigint;
      };
      if ((numUpdatedRows ?? numInsertedOrUpdatedRows ?? 0n) > 0n) return { taken, wait: 0 };
    }
  },

  /** Until when buckets are used up, were they used at their rates; those that never were, or were swept, are 0. */
  async until(buckets: readonly string[]): Promise<number[]> {
    const rows = await db.selectFrom('rate').selectAll().where('bucket', 'in', buckets).execute();
    const known = new Map(rows.map(({ bucket, until }) => [bucket, Number(until)]));
    return buckets.map((bucket) => known.get(bucket) ?? 0);
  },

  /** Lets go of buckets that are full again. */
  async sweep(now: number): Promise<void> {
    await db.deleteFrom('rate').where('until', '<=', now).execute();
  },
});
