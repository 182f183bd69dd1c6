import { constants } from 'node:os';
import type { Log } from '../../observing/index.js';

/** Ends what does not end by itself: whoever told us kills after ten seconds (requirements.md 50). Milliseconds. */
const patience = 9_500;

/** A terminal and npm tell the same process of the same key: that is once. Milliseconds. */
const atOnce = 500;

/**
 * Runs until the process is told to end (SIGTERM, SIGINT), closes, and exits with 0; with 1 where closing fails or takes too
 * long. Told again, it exits at once, with 128 and the signal's number. A fault that nobody caught is logged, and ends it with
 * 1 too: nobody can say in which state it is, and what was acknowledged is on the disk.
 */
export function untilTold(close: () => Promise<void>, log: Pick<Log, 'fault' | 'write' | 'end'>): void {
  let told: number | undefined;
  const leave = (code: number) => void log.end().finally(() => process.exit(code));
  const end = (signal: 'SIGTERM' | 'SIGINT') => {
    if (told !== undefined) {
      if (performance.now() - told > atOnce) leave(128 + constants.signals[signal]);
      return;
    }
    told = performance.now();
    setTimeout(() => {
      log.write('error', { event: 'ending took too long' });
      leave(1);
    }, patience);
    close().then(
      () => leave(0),
      (error: unknown) => {
        log.fault(error);
        leave(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  // a rejection that nobody handles comes here too
  process.on('uncaughtException', (error) => {
    log.fault(error);
    leave(1);
  });
}
