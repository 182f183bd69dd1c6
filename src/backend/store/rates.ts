import type { Kysely } from 'kysely';
import type { Schema } from './schema.js';

/** At most `limit` events in any period of `periodMs` milliseconds, at once or spread. */
export interface Rate {
  readonly limit: number;
  readonly periodMs: number;
}

/** The largest difference between the clocks of several servers. A time further ahead was written before a clock was set back. */
export const MAX_CLOCK_SKEW_MS = 60_000;

/** The amount that a bucket granted and what it still has; if it granted none, the milliseconds until it grants again. */
export interface Consumption {
  readonly granted: number;
  readonly remaining: number;
  readonly waitMs: number;
}

export interface ConsumptionRequest {
  readonly bucket: string;
  readonly rate: Rate;
  readonly amount: number;
}

/** The amount granted by a bucket that is used up until `stored`, and the time until which it is used up afterwards. */
function consumptionOf(
  usedUpUntil: number,
  { limit, periodMs }: Rate,
  amount: number,
  now: number,
): Consumption & { until: number } {
  const interval = periodMs / limit;
  // a time written before the clock was set back must not close the bucket for that long: the bucket starts anew
  const startOfUse = usedUpUntil > now + periodMs + MAX_CLOCK_SKEW_MS ? 0 : usedUpUntil;
  const start = Math.min(Math.max(startOfUse, now), now + periodMs);
  const available = Math.floor((now + periodMs - start) / interval + 1e-9);
  if (available < 1)
    return { granted: 0, remaining: 0, waitMs: Math.ceil(start + interval - periodMs - now), until: usedUpUntil };
  const granted = Math.min(available, amount);
  return { granted, remaining: available - granted, waitMs: 0, until: Math.ceil(start + granted * interval) };
}

/**
 * Rate limits, shared by all processes of a database. A bucket is one number: the time until which it is used up at its rate
 * (generic cell rate algorithm).
 */
export const rates = (db: Kysely<Schema>) => ({
  /**
   * Consumes up to `amount` from a bucket. Several processes may consume at once: the update is conditional, and is
   * repeated if another process has changed the bucket.
   */
  async consume(bucket: string, rate: Rate, amount: number, now: number): Promise<Consumption> {
    for (;;) {
      const row = await db.selectFrom('rate').select('until').where('bucket', '=', bucket).executeTakeFirst();
      const { until, ...consumption } = consumptionOf(Number(row?.until ?? 0), rate, amount, now);
      if (!consumption.granted) return consumption;
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
      if ((numUpdatedRows ?? numInsertedOrUpdatedRows ?? 0n) > 0n) return consumption;
    }
  },

  /**
   * Consumes from new buckets, all in one statement: in a rush nearly every visitor brings some. Returns the consumption by
   * bucket; a bucket that is missing in the result existed already, and needs `consume`.
   */
  async consumeNew(requests: readonly ConsumptionRequest[], now: number): Promise<Map<string, Consumption>> {
    const consumptions = new Map(
      requests.map(({ bucket, rate, amount }) => [bucket, consumptionOf(0, rate, amount, now)]),
    );
    // a fixed order: two processes that insert the same buckets cannot deadlock
    const rows = [...consumptions].map(([bucket, { until }]) => ({ bucket, until }));
    rows.sort((one, other) => (one.bucket < other.bucket ? -1 : 1));
    const inserted = await db
      .insertInto('rate')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('bucket')
      .execute();
    return new Map(inserted.map(({ bucket }) => [bucket, consumptions.get(bucket)!]));
  },

  /** The time until which each bucket is used up at its rate; 0 for a bucket that does not exist. */
  async until(buckets: readonly string[]): Promise<number[]> {
    const rows = await db.selectFrom('rate').selectAll().where('bucket', 'in', buckets).execute();
    const usedUpUntil = new Map(rows.map(({ bucket, until }) => [bucket, Number(until)]));
    return buckets.map((bucket) => usedUpUntil.get(bucket) ?? 0);
  },

  /** Fills a bucket again, for what was consumed and not used. */
  async release(bucket: string): Promise<void> {
    await db.deleteFrom('rate').where('bucket', '=', bucket).execute();
  },

  /** Deletes buckets that are full again. */
  async sweep(now: number): Promise<void> {
    await db.deleteFrom('rate').where('until', '<=', now).execute();
  },
});
