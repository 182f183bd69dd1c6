import { sleep } from './backoff.js';

/**
 * Milliseconds that a task may take before it yields. Browsers count 50 ms as a long task; the remaining time is for the work
 * that follows.
 */
const LONG_TASK_MS = 24;

/** Milliseconds of a monotonic clock. A page may define another `performance`: then no task counts as long. */
const clock = (): number => globalThis.performance?.now?.() ?? 0;

/** Start of the current task, by `clock`. */
let taskStart = 0;

/** Milliseconds that the current task has taken. */
export const taskDuration = (): number => clock() - taskStart;

/** Whether the current task has taken long enough to yield, `extraMs` later than usual. */
export const isLongTask = (extraMs = 0): boolean => taskDuration() > LONG_TASK_MS + extraMs;

/** Continues in a new task, after so many milliseconds. */
export async function yieldToMain(delayMs: number): Promise<void> {
  await sleep(delayMs);
  taskStart = clock();
}

/** Continues at once, or in a new task if the current one has taken long. */
export const yieldIfLong = async (): Promise<void> => (isLongTask() ? yieldToMain(0) : undefined);

/** Resets the long-task timer after an await: a task that seems long has waited for something else. */
export function restartTaskTimer(): void {
  if (isLongTask()) taskStart = clock();
}

/** Runs steps in order and yields between them if they take long. */
export async function runInSteps(...steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    await yieldIfLong();
    step();
  }
}
