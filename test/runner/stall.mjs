// Tells when a suite hangs: by the time since its last test finished, never by its total time.
import { setTimeout as sleep } from 'node:timers/promises';
import { lastRecordAt } from './test-report.mjs';

/** A suite is ended when no test of it has finished for so long. */
export const STALL_MS = 300_000;

const CHECK_MS = 5_000;

/**
 * Resolves when the report has not grown for `stallMs` milliseconds since `since` or its last record; rejects when `signal`
 * aborts before.
 */
export async function stalled(report, since, { signal, stallMs = STALL_MS, checkMs = CHECK_MS, now = Date.now }) {
  while (now() - Math.max(since, lastRecordAt(report) ?? 0) <= stallMs) await sleep(checkMs, undefined, { signal });
}
