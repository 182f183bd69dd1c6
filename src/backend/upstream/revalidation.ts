import type { Clock } from '../backend.js';

interface RevalidationOptions {
  /** Milliseconds for which a replica counts as fresh. */
  readonly freshMs: number;
  /** Milliseconds after a failure in which the service is not asked again. */
  readonly pauseMs: number;
  /** Monotonic clock in milliseconds. */
  readonly elapsed: Clock;
}

/** One replica: how it is read from the service, and whether it was ever read. */
interface Replica {
  readonly refresh: () => Promise<void>;
  readonly isKnown: () => Promise<boolean>;
}

/**
 * Keeps replicas up to date like `stale-while-revalidate` (RFC 5861, section 3): one request per key at a time; only a replica that was
 * never read is waited for. After a failure the replica stands, and the service is left alone for a moment.
 */
export function revalidation({ freshMs, pauseMs, elapsed }: RevalidationOptions) {
  const entries = new Map<string, { due: number; running?: Promise<void> | undefined; error?: unknown }>();

  /** The entry of a key, whose replica is being read if it is due. */
  function started(key: string, refresh: Replica['refresh']) {
    const entry = entries.get(key) ?? { due: -Infinity };
    entries.set(key, entry);
    if (!entry.running && elapsed() >= entry.due)
      entry.running = refresh()
        .then(
          () => Object.assign(entry, { due: elapsed() + freshMs, error: undefined }),
          (error: unknown) => Object.assign(entry, { due: elapsed() + pauseMs, error }),
        )
        .then(() => void (entry.running = undefined));
    return entry;
  }

  return {
    /** The last error of a key that failed last; undefined if all are well. */
    trouble: (): unknown => [...entries.values()].find(({ error }) => error !== undefined)?.error,

    /** Resolves when there is a replica to read. Throws the error of the service if there is none. */
    async ensure(key: string, { refresh, isKnown }: Replica): Promise<void> {
      const entry = started(key, refresh);
      if (await isKnown()) return;
      await entry.running;
      if (entry.error !== undefined && !(await isKnown())) throw entry.error;
    },

    /** Reads a replica that is known to be outdated; requests at the same time share one read. Errors of the service are left to `ensure`. */
    async renew(key: string, refresh: Replica['refresh']): Promise<void> {
      // a read that began before may have seen the old state
      await entries.get(key)?.running;
      const entry = entries.get(key);
      if (entry && !entry.running) entry.due = -Infinity;
      await started(key, refresh).running;
    },

    /** Resolves when no request is under way. */
    settled: async (): Promise<void> => {
      await Promise.all([...entries.values()].map(({ running }) => running));
    },
  };
}
