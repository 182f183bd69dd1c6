import type { Log } from './log.js';
import type { Metrics } from './metrics.js';

/** Interval between two log lines. */
const SUMMARY_MS = 1_000;

export interface RefusalSummary {
  /** Counts a request that was refused under overload. */
  count(): void;
  /** Logs the remaining count. */
  end(): void;
}

/**
 * Counts requests refused under overload: a metric, and at most one log line a second,
 * `{"event":"too busy","refused":1234}`. A line for each would add to the overload.
 */
export function refusalSummary({
  log,
  metrics,
}: {
  log: Pick<Log, 'level' | 'write'> | undefined;
  metrics: Pick<Metrics, 'requestRefused'> | undefined;
}): RefusalSummary {
  let refusedCount = 0;
  let timer: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    if (refusedCount && log && log.level !== 'off') log.write('warn', { event: 'too busy', refused: refusedCount });
    refusedCount = 0;
  };
  return {
    count() {
      metrics?.requestRefused();
      refusedCount++;
      timer ??= setTimeout(end, SUMMARY_MS).unref();
    },
    end,
  };
}
