import { constants } from 'node:os';
import type { Log } from '../../observability/index.js';

/**
 * The process exits after this time even if closing has not finished; supervisors kill after ten seconds
 * (docs/monitoring.md#shutdown).
 */
const CLOSE_TIMEOUT_MS = 9_500;

/** A second signal within this time is the same key press, sent by the terminal and by npm. */
const REPEATED_SIGNAL_WINDOW_MS = 500;

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Closes on SIGTERM, SIGINT or SIGHUP and exits with 0, or with 1 if closing fails or takes too long. A second signal forces exit
 * with 128 plus its number. An uncaught error is logged and exits with 1: the state of the process is unknown, and acknowledged
 * data is on the disk. The last line of the log names the reason and the exit code.
 */
export function closeOnSignal(close: () => Promise<void>, log: Pick<Log, 'fault' | 'write' | 'end'>): void {
  let firstSignal: { at: number; signal: string } | undefined;
  let hasExited = false;
  const exit = (code: number, reason: string) => {
    if (hasExited) return;
    hasExited = true;
    log.write(code === 0 ? 'info' : 'error', { event: 'ended', reason, code });
    void log.end().finally(() => process.exit(code));
  };
  const end = (signal: (typeof signals)[number]) => {
    if (firstSignal !== undefined) {
      if (performance.now() - firstSignal.at > REPEATED_SIGNAL_WINDOW_MS)
        exit(128 + constants.signals[signal], `${signal}, while ending after ${firstSignal.signal}`);
      return;
    }
    firstSignal = { at: performance.now(), signal };
    setTimeout(() => exit(1, `${signal}, and ending took too long`), CLOSE_TIMEOUT_MS);
    close().then(
      () => exit(0, signal),
      (error: unknown) => {
        log.fault(error);
        exit(1, `${signal}, and closing failed`);
      },
    );
  };
  for (const signal of signals) process.on(signal, end);
  // a closed stdout must not stop the server
  process.stdout.removeAllListeners('error').on('error', ({ code }: NodeJS.ErrnoException) => {
    log.write('warn', { event: 'stdout closed', code });
  });
  // unhandled rejections arrive here too
  process.on('uncaughtException', (error, origin) => {
    log.fault(error);
    exit(1, origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception');
  });
}
