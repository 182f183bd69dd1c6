import type { Clock } from '../../backend.js';
import type { Signer } from '../../crypto/index.js';
import type { Rate, Store, Tables } from '../../store/index.js';
import type { Share } from './permit-shares.js';
import { storedBucket } from './rate-buckets.js';

/** Permits that are needed for one bucket. */
export interface PermitRequest {
  readonly name: string;
  readonly rate: Rate;
  readonly share: Share;
}

interface Batch {
  readonly permitRequests: PermitRequest[];
  readonly done: Promise<void>;
}

/** From this period on, permits are fetched singly. */
const LONG_PERIOD_MS = 60 * 60_000;

/**
 * Permits fetched at once: the twentieth of a rate, so that a request costs no write of its own. Those unused are lost when the
 * process ends, so a rate of hours or days has none to spare: restarts would use up the day's limit of mails.
 */
const batchOf = ({ limit, periodMs }: Rate): number =>
  periodMs >= LONG_PERIOD_MS ? 1 : Math.max(1, Math.floor(limit / 20));

/** The maximum number of buckets in one transaction, so that it delays no other for long. */
const MAX_BUCKETS_PER_TRANSACTION = 200;

/** How often full buckets are swept away. Milliseconds. */
const SWEEP_INTERVAL_MS = 60_000;

export interface PermitFetcherOptions {
  readonly store: Pick<Store, 'transaction' | 'isUnavailable'>;
  readonly signer: Signer;
  readonly clock: Clock;
  /** Milliseconds of a clock that only goes forward. */
  readonly elapsed: Clock;
  readonly report: (error: unknown) => void;
  /** Called when the store was swept, with the time of `elapsed`. */
  readonly onSweep: (now: number) => void;
}

type Consumption = Awaited<ReturnType<Tables['rates']['consume']>>;

/** Takes a batch of permits of each bucket, in the order of the requests. */
async function consumeAll(
  { rates }: Pick<Tables, 'rates'>,
  bucketRequests: readonly { readonly bucket: string; readonly rate: Rate; readonly amount: number }[],
  clock: Clock,
): Promise<Consumption[]> {
  const newBuckets = await rates.consumeNew(bucketRequests, clock());
  const consumptions = [];
  for (const { bucket, rate, amount } of bucketRequests) {
    consumptions.push(newBuckets.get(bucket) ?? (await rates.consume(bucket, rate, amount, clock())));
    // a further request for the same bucket uses the present entry
    newBuckets.delete(bucket);
  }
  return consumptions;
}

/** Fetches permits from the store, for many buckets in one transaction. Sweeps full buckets away from time to time. */
function fetchWith({ store, signer, clock, elapsed, report, onSweep }: PermitFetcherOptions) {
  let lastSweep = elapsed();
  return async (permitRequests: readonly PermitRequest[]): Promise<void> => {
    const now = elapsed();
    const isSweepDue = now - lastSweep >= SWEEP_INTERVAL_MS;
    try {
      const buckets = await Promise.all(permitRequests.map(({ name }) => storedBucket(signer, name)));
      const consumptions = await store.transaction(async (tables) => {
        const bucketRequests = permitRequests.map(({ rate }, index) => ({
          bucket: buckets[index]!,
          rate,
          amount: batchOf(rate),
        }));
        const answers = await consumeAll(tables, bucketRequests, clock);
        if (isSweepDue) await tables.rates.sweep(clock());
        return answers;
      });
      for (const [index, { rate, share }] of permitRequests.entries()) {
        const { granted, remaining, waitMs } = consumptions[index]!;
        if (granted) Object.assign(share, { permits: granted, remaining, expiresAt: elapsed() + rate.periodMs });
        // as long as the answer says, so that a flood asks the store once a second
        else share.closedUntil = now + Math.max(1, Math.ceil(waitMs / 1000)) * 1000;
      }
    } catch (error) {
      if (!store.isUnavailable(error)) throw error;
      report(error);
      // a full disk is no reason to refuse reads; a write fails by itself
      for (const { rate, share } of permitRequests)
        Object.assign(share, { permits: batchOf(rate), remaining: 0, expiresAt: elapsed() + rate.periodMs });
    }
    if (!isSweepDue) return;
    lastSweep = now;
    onSweep(now);
  };
}

/** Fetches permits into a share. Requests that arrive during a transaction share the next one. */
export function permitFetcher(options: PermitFetcherOptions): (request: PermitRequest) => Promise<void> {
  const fetchPermits = fetchWith(options);
  let openBatch: Batch | undefined;
  let previousBatch: Promise<void> = Promise.resolve();

  return (request) => {
    if (!openBatch || openBatch.permitRequests.length >= MAX_BUCKETS_PER_TRANSACTION) {
      const permitRequests: PermitRequest[] = [];
      const done = previousBatch.then(() => {
        if (openBatch?.permitRequests === permitRequests) openBatch = undefined;
        return fetchPermits(permitRequests);
      });
      previousBatch = done.catch(() => {});
      openBatch = { permitRequests, done };
    }
    openBatch.permitRequests.push(request);
    return openBatch.done;
  };
}
