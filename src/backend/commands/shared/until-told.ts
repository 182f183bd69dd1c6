import { constants } from 'node:os';
import type { Log } from '../../observability/index.js';

/** Ends what does not end by itself: whoever told us kills after ten seconds (requirements.md 50). Milliseconds. */
const patience = 9_500;

/** A terminal and npm tell the same process of the same key: that is once. Milliseconds. */
const atOnce = 500;

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs until the process is told to end (SIGTERM, SIGINT, or SIGHUP of a terminal that is closed), closes, and exits with 0;
 * with 1 where closing fails or takes too long. Told again, it exits at once, with 128 and the signal's number. A fault that
 * nobody caught is logged, and ends it with 1 too: nobody can say in which state it is, and what was acknowledged is on the
 * disk. The last line of the log says in each case why, and the exit code.
 */
export function untilTold(close: () => Promise<void>, log: Pick<Log, 'fault' | 'write' | 'end'>): void {
  let told: { at: number; signal: string } | undefined;
  let left = false;
  const leave = (code: number, reason: string) => {
    if (left) return;
    left = true;
    log.write(code === 0 ? 'info' : 'error', { event: 'ended', reason, code });
    void log.end().finally(() => process.exit(code));
  };
  const end = (signal: (typeof signals)[number]) => {
    if (told !== undefined) {
      if (performance.now() - told.at > atOnce)
        leave(128 + constants.signals[signal], `${signal}, while ending after ${told.signal}`);
      return;
    }
    told = { at: performance.now(), signal };
    setTimeout(() => leave(1, `${signal}, and ending took too long`), patience);
    close().then(
      () => leave(0, signal),
      (error: unknown) => {
        log.fault(error);
        leave(1, `${signal}, and closing failed`);
      },
    );
  };
  for (const signal of signals) process.on(signal, end);
  // what was printed at the start was for whoever read it then; visitors are served without
  process.stdout.removeAllListeners('error').on('error', ({ code }: NodeJS.ErrnoException) => {
    log.write('warn', { event: 'stdout closed', code });
  });
  // a rejection that nobody handles comes here too
  process.on('uncaughtException', (error, origin) => {
    log.fault(error);
    leave(1, origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception');
  });
}
