import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

/** How often it is told how many requests were refused. Milliseconds. */
const SUMMARY_MS = 1_000;

export interface RefusalSummary {
  /** Counts a request that was refused because there was too much to do. */
  count(): void;
  /** Tells what is not told yet. */
  end(): void;
}

/**
 * Tells of requests that were refused early, by the thousand in a rush: a number for Prometheus, and one line of the log
 * a second while there are any, `{"event":"too busy","refused":1234}`. A line for each would be work where there is too much.
 */
export function refusalSummary({
  log,
  metrics,
}: {
  log: Pick<Log, 'level' | 'write'> | undefined;
  metrics: Pick<Metrics, 'requestRefused'> | undefined;
}): RefusalSummary {
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    if (refused && log && log.level !== 'off') log.write('warn', { event: 'too busy', refused });
    refused = 0;
  };
  return {
    count() {
      metrics?.requestRefused();
      refused++;
      timer ??= setTimeout(end, SUMMARY_MS).unref();
    },
    end,
  };
}
