import type { Store } from '../store/index.js';

export interface LifecycleContext {
  readonly store: Store;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Writes a line to the log. It says nothing about a person. */
  readonly log: (entry: { event: string; [key: string]: string | number }) => void;
}

/**
 * Periodic work. Several processes run it at once, and each may die at any moment: each write of a task depends on the stored
 * state, in one transaction.
 */
export interface LifecycleTask {
  /** Milliseconds from one run to the next. */
  readonly intervalMs: number;
  run(context: LifecycleContext): Promise<void>;
}
