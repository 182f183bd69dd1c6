import { monotonicClock, type Clock } from '../../backend.js';
import type { Rate, Store } from '../../store/index.js';
import type { Signer } from '../../crypto/index.js';
import { networkPrefixOf } from './network-prefix.js';
import { permitFetcher } from './permit-fetcher.js';
import { permitShares, type Share } from './permit-shares.js';
import { bucketName } from './rate-buckets.js';
import { rateHeadersOf, secondsOf, type RateStatus } from './rate-headers.js';
import { Refusal } from './refusal.js';
import { KINDS_BY_ADDRESS, networkRate, type Rates } from './standard-rates.js';

/**
 * Counts one more request of somebody, and tells what is left; undefined without limits. Throws 429 with `Retry-After` when
 * there were too many.
 */
export type ConsumeRate = (kind: keyof Rates, subject: string) => Promise<RateStatus | undefined>;

export const noRateLimit: ConsumeRate = async () => undefined;

const tooMany = (name: string, rate: Rate, waitMs: number) =>
  new Refusal(429, 'These are too many requests. Please try again shortly.', [], {
    'retry-after': secondsOf(waitMs),
    ...rateHeadersOf({ name, rate, remaining: 0, waitMs }),
  });

export interface LimiterOptions {
  store: Pick<Store, 'transaction' | 'isUnavailable'>;
  signer: Signer;
  clock: Clock;
  /** Tells how long permits are good. Milliseconds of a clock that only goes forward. */
  elapsed?: Clock;
  rates: Rates;
  report: (error: unknown) => void;
  /** The most buckets that are kept in memory. */
  maxBuckets?: number;
}

/**
 * Rate limits that all processes of a database share. Permits are taken in transactions of their own, outside of what the
 * request does, so one that is refused counts too. The database learns of no address: a bucket is named by a keyed digest.
 */
export function rateLimiter({
  elapsed = monotonicClock,
  rates,
  maxBuckets = 10_000,
  ...options
}: LimiterOptions): ConsumeRate {
  const shares = permitShares(maxBuckets);
  const fetchPermits = permitFetcher({ ...options, elapsed, onSweep: shares.sweep });

  async function fetchInto(share: Share, name: string, rate: Rate): Promise<void> {
    try {
      await fetchPermits({ name, rate, share });
    } finally {
      delete share.pendingRequest;
    }
  }

  /** `policy` is the name of the limit for those who are told. */
  async function takeOne(policy: string, name: string, rate: Rate): Promise<RateStatus> {
    const share = shares.of(name);
    for (;;) {
      const now = elapsed();
      if (share.closedUntil > now) throw tooMany(policy, rate, share.closedUntil - now);
      if (share.permits > 0 && share.expiresAt > now) {
        share.permits--;
        return { name: policy, rate, remaining: share.permits + share.remaining };
      }
      await (share.pendingRequest ??= fetchInto(share, name, rate));
    }
  }

  return async (kind, subject) => {
    const status = await takeOne(kind, bucketName(kind, subject), rates[kind]);
    // a refused request of one address takes nothing from its network
    const network = KINDS_BY_ADDRESS.has(kind) ? networkPrefixOf(subject) : undefined;
    if (network) await takeOne(`${kind}-network`, bucketName(kind, network), networkRate(rates[kind]));
    return status;
  };
}
