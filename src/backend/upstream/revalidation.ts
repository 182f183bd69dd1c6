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
  return {
    /** The last error of a key that failed last; undefined if all are well. */
    trouble: (): unknown => [...entries.values()].find(({ error }) => error !== undefined)?.error,

    /** Resolves when there is a replica to read. Throws the error of the service if there is none. */
    async ensure(key: string, { refresh, isKnown }: Replica): Promise<void> {
      const entry = entries.get(key) ?? { due: -Infinity };
      entries.set(key, entry);
      if (!entry.running && elapsed() >= entry.due)
        entry.running = refresh()
          .then(
            () => Object.assign(entry, { due: elapsed() + freshMs, error: undefined }),
            (error: unknown) => Object.assign(entry, { due: elapsed() + pauseMs, error }),
          )
          .then(() => void (entry.running = undefined));
      if (await isKnown()) return;
      await entry.running;
      if (entry.error !== undefined && !(await isKnown())) throw entry.error;
    },

    /** Resolves when no request is under way. */
    settled: async (): Promise<void> => {
      await Promise.all([...entries.values()].map(({ running }) => running));
    },
  };
}
