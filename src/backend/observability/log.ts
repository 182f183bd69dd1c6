import type { Writable } from 'node:stream';
import { faultSummary } from './fault-summary.js';

/** `off`; `errors`: unexpected errors and responses of status 500 or above; `requests`: every request as well. */
export const logLevels = ['off', 'errors', 'requests'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A log: one JSON object per line, without personal data. */
export interface Log {
  readonly level: LogLevel;
  /** Adds an entry. Entries are buffered and written together. */
  write(level: 'info' | 'warn' | 'error', entry: object): void;
  /** Logs an unexpected error. */
  fault(error: unknown): void;
  /** Writes buffered entries. Resolves when they are written, after 500 ms at the latest. */
  end(): Promise<void>;
}

/** The longest delay of an entry in the buffer. */
const FLUSH_DELAY_MS = 100;

/** The largest buffer for a reader that does not read; further entries are dropped. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** A log to a stream. It never waits for a slow reader: it drops lines and logs their number. */
export function logTo(out: Writable, level: LogLevel): Log {
  let text = '';
  let lostLines = 0;
  let timer: NodeJS.Timeout | undefined;
  // a closed reader must not end the process
  out.on('error', () => {});

  const line = (severity: string, entry: object) => {
    text += `${JSON.stringify({ time: new Date().toISOString(), level: severity, ...entry })}\n`;
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!out.writable || out.writableLength > MAX_BUFFERED_BYTES) return;
    if (lostLines) line('warn', { event: 'lines lost', lost: lostLines });
    lostLines = 0;
    if (text) out.write(text);
    text = '';
  };
  const write: Log['write'] = (severity, entry) => {
    if (out.writableLength + text.length > MAX_BUFFERED_BYTES) lostLines++;
    else line(severity, entry);
    timer ??= setTimeout(flush, FLUSH_DELAY_MS).unref();
  };

  return {
    level,
    write,
    fault: (error) => write('error', { event: 'fault', ...faultSummary(error) }),
    async end() {
      flush();
      await new Promise<void>((resolve) => {
        const timeout = setTimeout(resolve, 500);
        out.write('', () => {
          clearTimeout(timeout);
          resolve();
        });
      });
    },
  };
}
