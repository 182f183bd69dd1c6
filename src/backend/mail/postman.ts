import type { Mailing } from './mailing.js';

export interface Postman {
  /** Sends no more. Resolves when what was under way is done, or could not be within `patience` milliseconds. */
  stop(patience?: number): Promise<void>;
}

export interface PostmanOptions {
  /** Milliseconds between two looks into the outbox. */
  every?: number;
  /** Milliseconds between two sweeps. */
  sweeping?: number;
  report: (error: unknown) => void;
}

/** Looks into the outbox again and again. */
export function postmanFor(mailing: Mailing, { every = 1_000, sweeping = 20_000, report }: PostmanOptions): Postman {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let swept = -Infinity;

  const round = async (): Promise<void> => {
    try {
      await mailing.run(() => !stopped);
      if (performance.now() - swept < sweeping) return;
      swept = performance.now();
      await mailing.sweep();
    } catch (error) {
      // a full disk, a database that is away: the mails are still there when it is back
      report(error);
    }
  };
  let going: Promise<void> = Promise.resolve();
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      going = round().finally(next);
    }, every);
    // whoever has nothing else to do need not wait for it
    (timer as { unref?: () => void }).unref?.();
  };
  next();

  return {
    async stop(patience = 3_000) {
      stopped = true;
      clearTimeout(timer);
      let enough: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([going, new Promise((resolve) => (enough = setTimeout(resolve, patience)))]);
      clearTimeout(enough);
    },
  };
}
