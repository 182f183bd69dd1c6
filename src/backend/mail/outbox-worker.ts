import type { MailSender } from './mail-sender.js';

export interface OutboxWorker {
  /** Stops sending. Resolves when mails under way are done, at the latest after `timeoutMs`. */
  stop(timeoutMs?: number): Promise<void>;
}

export interface OutboxWorkerOptions {
  /** Interval between two polls of the outbox. */
  intervalMs?: number;
  /** Interval between two sweeps. */
  sweepIntervalMs?: number;
  report: (error: unknown) => void;
}

/** Polls the outbox and sends due mails until it is stopped. */
export function startOutboxWorker(
  mailSender: MailSender,
  { intervalMs = 1_000, sweepIntervalMs = 20_000, report }: OutboxWorkerOptions,
): OutboxWorker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let sweptAt = -Infinity;

  const round = async (): Promise<void> => {
    try {
      await mailSender.sendDue(() => !stopped);
      if (performance.now() - sweptAt < sweepIntervalMs) return;
      sweptAt = performance.now();
      await mailSender.sweep();
    } catch (error) {
      // disk full or database away: the mails stay in the outbox
      report(error);
    }
  };
  let currentRound: Promise<void> = Promise.resolve();
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      currentRound = round().finally(next);
    }, intervalMs);
    // the timer must not keep the process alive
    (timer as { unref?: () => void }).unref?.();
  };
  next();

  return {
    async stop(timeoutMs = 3_000) {
      stopped = true;
      clearTimeout(timer);
      let timeout: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([currentRound, new Promise((resolve) => (timeout = setTimeout(resolve, timeoutMs)))]);
      clearTimeout(timeout);
    },
  };
}
