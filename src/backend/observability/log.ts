import type { Writable } from 'node:stream';
import { faultSummary } from './fault-summary.js';

/** What is logged: nothing; what went wrong on our side (faults, answers of 500 and above); every request. */
export const logLevels = ['off', 'errors', 'requests'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A journal: one JSON object per line, with nothing in it that says anything about a person. */
export interface Log {
  readonly level: LogLevel;
  /** Notes an entry. Costs no more than its text: it is written a moment later, together with others. */
  write(level: 'info' | 'warn' | 'error', entry: object): void;
  /** Notes a fault of our own. */
  fault(error: unknown): void;
  /** Resolves when everything is written, or could not be within half a second. */
  end(): Promise<void>;
}

/** How long an entry may wait for others. Milliseconds. */
const FLUSH_DELAY_MS = 100;

/** How much may wait for somebody who does not read. Bytes. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** A journal on a stream. Who does not read it loses lines, and is told how many; nobody waits for it. */
export function logTo(out: Writable, level: LogLevel): Log {
  let text = '';
  let lostLines = 0;
  let timer: NodeJS.Timeout | undefined;
  // who does not want to read it does not end the process
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
