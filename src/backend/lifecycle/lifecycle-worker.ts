import type { Store } from '../store/index.js';
import type { LifecycleContext, LifecycleTask } from './lifecycle-task.js';

/** Until the first round, and from one to the next. */
const FIRST_ROUND_MS = 1_000;
const ROUND_MS = 15_000;

/** How long `stop` waits for a round. */
const MAX_STOP_MS = 3_000;

export interface LifecycleWorkerOptions {
  readonly store: Store;
  readonly tasks: readonly LifecycleTask[];
  readonly log: LifecycleContext['log'];
  readonly report: (error: unknown) => void;
  readonly clock?: () => number;
}

/** Runs each task at its interval until it is stopped. A task that fails is reported, and is tried again in the next round. */
export function startLifecycleWorker({ store, tasks, log, report, clock = Date.now }: LifecycleWorkerOptions): {
  stop(): Promise<void>;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let currentRound: Promise<void> = Promise.resolve();
  const ranAt = new Map<LifecycleTask, number>();

  const round = async (): Promise<void> => {
    for (const task of tasks) {
      const elapsedMs = performance.now() - (ranAt.get(task) ?? -Infinity);
      if (stopped || elapsedMs < task.intervalMs) continue;
      try {
        await task.run({ store, now: clock(), log });
        ranAt.set(task, performance.now());
      } catch (error) {
        // disk full or database away
        report(error);
      }
    }
  };
  const schedule = (delayMs: number) => {
    if (stopped) return;
    timer = setTimeout(() => {
      currentRound = round().finally(() => schedule(ROUND_MS));
    }, delayMs);
    timer.unref();
  };
  schedule(FIRST_ROUND_MS);

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      let timeout: ReturnType<typeof setTimeout> | undefined;
      await Promise.race([currentRound, new Promise((resolve) => (timeout = setTimeout(resolve, MAX_STOP_MS)))]);
      clearTimeout(timeout);
    },
  };
}
