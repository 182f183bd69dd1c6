import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** How often something may happen: `count` times in `per` milliseconds, at once or spread. */
export interface Rate {
  readonly count: number;
  readonly per: number;
}

/** The clocks of several servers differ by less. A time that is further ahead was written before a clock was set back. */
export const MAX_CLOCK_SKEW_MS = 60_000;

/** What was taken from a bucket; where nothing was, `wait` milliseconds until there is something. */
export interface Taken {
  readonly taken: number;
  readonly wait: number;
}

export interface Wish {
  readonly bucket: string;
  readonly rate: Rate;
  readonly wanted: number;
}

/** What can be taken from a bucket that is used up until `stored`, and until when it is used up then. */
function takenFrom(stored: number, { count, per }: Rate, wanted: number, now: number): Taken & { until: number } {
  const each = per / count;
  // written before the clock was set back it tells nothing, and must not close the bucket for as long: it begins anew
  const usedUntil = stored > now + per + MAX_CLOCK_SKEW_MS ? 0 : stored;
  const from = Math.min(Math.max(usedUntil, now), now + per);
  const left = Math.floor((now + per - from) / each + 1e-9);
  if (left < 1) return { taken: 0, wait: Math.ceil(from + each - per - now), until: stored };
  const taken = Math.min(left, wanted);
  return { taken, wait: 0, until: Math.ceil(from + taken * each) };
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
  async take(bucket: string, rate: Rate, wanted: number, now: number): Promise<Taken> {
    for (;;) {
      const row = await db.selectFrom('rate').select('until').where('bucket', '=', bucket).executeTakeFirst();
      const { until, ...answer } = takenFrom(Number(row?.until ?? 0), rate, wanted, now);
      if (!answer.taken) return answer;
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
      if ((numUpdatedRows ?? numInsertedOrUpdatedRows ?? 0n) > 0n) return answer;
    }
  },

  /**
   * Takes from buckets that are new, all in one statement: in a rush nearly every visitor brings some. Gives what was taken,
   * by bucket; whatever is missing there was known already, and is for `take`.
   */
  async takeNew(wishes: readonly Wish[], now: number): Promise<Map<string, Taken>> {
    const wanted = new Map(wishes.map((wish) => [wish.bucket, takenFrom(0, wish.rate, wish.wanted, now)]));
    // in one order: two processes that insert the same never wait for each other in turn
    const rows = [...wanted].map(([bucket, { until }]) => ({ bucket, until }));
    rows.sort((one, other) => (one.bucket < other.bucket ? -1 : 1));
    const inserted = await db
      .insertInto('rate')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('bucket')
      .execute();
    return new Map(inserted.map(({ bucket }) => [bucket, wanted.get(bucket)!]));
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
