/** A suite is ended when no test of it has finished for so long. */
export const STALL_MS: number;

export interface StallOptions {
  signal: AbortSignal;
  stallMs?: number;
  checkMs?: number;
  /** Default: the clock of the machine. Milliseconds since 1970. */
  now?: () => number;
}

/** Resolves when the report has not grown for `stallMs` milliseconds; rejects when `signal` aborts before. */
export function stalled(report: string, since: number, options: StallOptions): Promise<void>;
