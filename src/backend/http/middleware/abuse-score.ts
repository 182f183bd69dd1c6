import type { Clock } from '../../backend.js';
import { networkPrefixOf } from './network-prefix.js';
import { MAX_CLOCK_SKEW_MS, type Rate, type Store } from '../../store/index.js';
import type { Signer } from '../../crypto/index.js';
import { bucketOf } from './rate-buckets.js';
import { networkRate, type Rates } from './standard-rates.js';
import { batchReads } from './batch-reads.js';

/** Signs of an automated client. All processes of a database share them. */
export interface AbuseScore {
  /**
   * The used share, 0 to 1, of the fullest rate limit: that of the address, of the abuse signals of its network, or of the usual
   * registrations of a form.
   */
  of(address: string, form?: string): Promise<number>;
  /** Records a signal that browsers hardly ever send. */
  note(address: string): Promise<void>;
}

export const noAbuseScore: AbuseScore = { of: async () => 0, note: async () => {} };

export interface AbuseScoreOptions {
  store: Pick<Store, 'rates' | 'isUnavailable'>;
  signer: Signer;
  clock: Clock;
  rates: Rates;
  report: (error: unknown) => void;
}

/**
 * An abuse score from the buckets of the rate limiter: concurrent calls share one read; only `note` writes.
 */
export function abuseScoreIn({ store, signer, clock, rates, report }: AbuseScoreOptions): AbuseScore {
  const usedUntil = batchReads((buckets) => store.rates.until(buckets));
  return {
    async of(address, form) {
      const network = networkPrefixOf(address);
      const reserves: [kind: keyof Rates, whom: string, rate: Rate][] = [
        ['writing', address, rates.writing],
        ['abuseSignals', address, rates.abuseSignals],
      ];
      if (network) reserves.push(['abuseSignals', network, networkRate(rates.abuseSignals)]);
      if (form !== undefined) reserves.push(['usual', form, rates.usual]);
      const buckets = await Promise.all(reserves.map(([kind, subject]) => bucketOf(signer, kind, subject)));
      const now = clock();
      const until = await usedUntil(buckets);
      // a bucket that is used up for longer than its period was written before the clock was set back
      const usedShares = reserves.map(([, , { periodMs }], index) => {
        const aheadMs = until[index]! - now;
        return aheadMs > periodMs + MAX_CLOCK_SKEW_MS ? 0 : aheadMs / periodMs;
      });
      return Math.min(1, Math.max(0, ...usedShares));
    },

    async note(address) {
      try {
        await store.rates.consume(await bucketOf(signer, 'abuseSignals', address), rates.abuseSignals, 1, clock());
        const network = networkPrefixOf(address);
        if (network)
          await store.rates.consume(
            await bucketOf(signer, 'abuseSignals', network),
            networkRate(rates.abuseSignals),
            1,
            clock(),
          );
      } catch (error) {
        // the request is refused for its own reason, not because of the store
        if (!store.isUnavailable(error)) throw error;
        report(error);
      }
    },
  };
}
