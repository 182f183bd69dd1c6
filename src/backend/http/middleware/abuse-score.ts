import type { Clock } from '../../backend.js';
import { networkPrefixOf } from './network-prefix.js';
import { MAX_CLOCK_SKEW_MS, type Rate, type Store } from '../../store/index.js';
import type { Seal } from '../../crypto/index.js';
import { bucketOf, networkRate, type Rates } from './rate-limiter.js';
import { batchReads } from './batch-reads.js';

/** What tells of a program rather than of people. All processes of a database share it. */
export interface AbuseScore {
  /**
   * How much is used up of the reserve of which least is left, from 0 to 1: of an address, of the abuseSignals of its network, and of
   * what is usual for a form, where one is named.
   */
  of(address: string, form?: string): Promise<number>;
  /** Notes something that browsers hardly ever do. */
  note(address: string): Promise<void>;
}

export const noAbuseScore: AbuseScore = { of: async () => 0, note: async () => {} };

export interface AbuseScoreOptions {
  store: Pick<Store, 'rates' | 'isUnavailable'>;
  seal: Seal;
  clock: Clock;
  rates: Rates;
  report: (error: unknown) => void;
}

/**
 * Suspicion by the reserves that the rate limits keep anyway: one look-up for all who come at the same moment, and a write only
 * where something is noted.
 */
export function abuseScoreIn({ store, seal, clock, rates, report }: AbuseScoreOptions): AbuseScore {
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
      const buckets = await Promise.all(reserves.map(([kind, whom]) => bucketOf(seal, kind, whom)));
      const now = clock();
      const until = await usedUntil(buckets);
      // a reserve that is used up for longer than its period was written before the clock was set back: it tells nothing
      const used = reserves.map(([, , { periodMs }], index) => {
        const ahead = until[index]! - now;
        return ahead > periodMs + MAX_CLOCK_SKEW_MS ? 0 : ahead / periodMs;
      });
      return Math.min(1, Math.max(0, ...used));
    },

    async note(address) {
      try {
        await store.rates.consume(await bucketOf(seal, 'abuseSignals', address), rates.abuseSignals, 1, clock());
        const network = networkPrefixOf(address);
        if (network)
          await store.rates.consume(
            await bucketOf(seal, 'abuseSignals', network),
            networkRate(rates.abuseSignals),
            1,
            clock(),
          );
      } catch (error) {
        // what is refused anyway is not refused for another reason
        if (!store.isUnavailable(error)) throw error;
        report(error);
      }
    },
  };
}
