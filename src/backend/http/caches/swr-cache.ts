import { remembering } from './lru-cache.js';

/** What was found, and since when it is known: milliseconds of a clock that only goes forward. */
export interface CacheEntry<Thing> {
  readonly since: number;
  /** Undefined where it could not be found out. */
  readonly thing: Promise<Thing | undefined>;
}

export interface CacheLookup<Thing> {
  /** Milliseconds of a clock that only goes forward. */
  readonly time: number;
  readonly find: () => Promise<Thing | undefined>;
  /** Nobody is given what is no longer fresh. */
  readonly fresh: boolean;
}

export interface SwrCacheOptions {
  /** How many are kept, the last ones asked for. */
  readonly many: number;
  /** How long something is fresh. Milliseconds. */
  readonly fresh: number;
  /** How much longer it is given to who asks, while it is found out anew. Milliseconds. */
  readonly renewed: number;
}

/**
 * Keeps what was found, as browsers do with `max-age` and `stale-while-revalidate` (RFC 5861, section 3): found out once for
 * all who ask while it is fresh; who asks a little later has it as it was, and it is found out anew meanwhile. What cannot be
 * found out is not kept: whoever asks next may have more luck.
 */
export function swrCache<Thing>({ many, fresh, renewed }: SwrCacheOptions) {
  const kept = remembering<{ since: number; thing: Promise<Thing | undefined>; isRenewing: boolean }>(many);
  return (key: string, { time, find, fresh: wanted }: CacheLookup<Thing>): CacheEntry<Thing> => {
    const anew = () => ({
      since: time,
      thing: find().catch(() => {
        kept.forget(key);
        return undefined;
      }),
      isRenewing: false,
    });
    const known = kept.of(key, anew);
    const age = time - known.since;
    if (age >= fresh + renewed || (wanted && age >= fresh)) {
      kept.forget(key);
      return kept.of(key, anew);
    }
    if (age >= fresh && !known.isRenewing) {
      known.isRenewing = true;
      void find()
        .then(
          (thing) => Object.assign(known, { since: time, thing: Promise.resolve(thing) }),
          () => {},
        )
        .finally(() => (known.isRenewing = false));
    }
    // as it is now: whoever waits for it is told of this one
    const { since, thing } = known;
    return { since, thing };
  };
}
