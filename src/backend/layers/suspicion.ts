import type { Clock } from '../backend.js';
import type { Store } from '../store/index.js';
import type { Seal } from './digest.js';
import { bucketOf, type Rates } from './rates.js';

/** What tells of a program rather than of people. All processes of a database share it. */
export interface Suspicion {
  /** How much an address has used up of the reserve of which it has least left: from 0 to 1. */
  of(address: string): Promise<number>;
  /** Notes something that browsers hardly ever do. */
  note(address: string): Promise<void>;
}

export const unsuspecting: Suspicion = { of: async () => 0, note: async () => {} };

const telling = ['writing', 'slips'] as const;

export interface SuspicionOptions {
  store: Pick<Store, 'rates' | 'unavailable'>;
  seal: Seal;
  clock: Clock;
  rates: Rates;
  report: (error: unknown) => void;
}

/** Suspicion by the reserves that the rate limits keep anyway: one look-up, and a write only where something is noted. */
export const suspicionIn = ({ store, seal, clock, rates, report }: SuspicionOptions): Suspicion => ({
  async of(address) {
    const buckets = await Promise.all(telling.map((kind) => bucketOf(seal, kind, address)));
    const now = clock();
    const until = await store.rates.until(buckets);
    const used = telling.map((kind, index) => (until[index]! - now) / rates[kind].per);
    return Math.min(1, Math.max(0, ...used));
  },

  async note(address) {
    try {
      await store.rates.take(await bucketOf(seal, 'slips', address), rates.slips, 1, clock());
    } catch (error) {
      // what is refused anyway is not refused for another reason
      if (!store.unavailable(error)) throw error;
      report(error);
    }
  },
});
