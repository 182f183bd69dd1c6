import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { restartTaskTimer, yieldToMain, isLongTask, taskDuration } from '../browser/scheduler.js';

/**
 * Questions in the first step: with the title about as many as a phone shows, so that later ones are added outside the
 * viewport.
 */
const BATCH_SIZE = 4;

/** Milliseconds to wait for a frame before the next step starts without one. */
export const FRAME_WAIT_MS = 20;

/** The rest is rendered at once if it is expected to end the task at most so many milliseconds after `isLongTask` would stop it. */
const MAX_OVERRUN_MS = 22;

/**
 * Renders many questions in steps if rendering is slow: on a slow phone the first can be read while the rest is rendered,
 * and the page stays responsive.
 */
export class IncrementalRender implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #limit = 0;
  #remaining = 0;
  #startedAt = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Starts again for other questions. */
  restart(): void {
    this.#limit = BATCH_SIZE;
  }

  /** Whether the next question belongs to the current step; called once for each question, in order. */
  readonly hasRoom = (): boolean => this.#remaining-- > 0;

  /** Whether all questions are rendered. */
  get isComplete(): boolean {
    return this.#remaining >= 0;
  }

  hostUpdate(): void {
    this.#remaining = this.#limit;
    // the first of them
    if (this.#limit === BATCH_SIZE) restartTaskTimer();
    this.#startedAt = taskDuration();
  }

  hostUpdated(): void {
    const { isComplete } = this;
    if (this.#remaining === this.#limit) return;
    // by the time of the questions so far, of which the first take longest
    const remainingMs = ((taskDuration() - this.#startedAt) / this.#limit) * -this.#remaining;
    const isQuick = isComplete || !isLongTask(MAX_OVERRUN_MS - remainingMs);
    this.#limit = isQuick ? Infinity : this.#limit + BATCH_SIZE;
    if (!isComplete)
      void (isQuick ? Promise.resolve() : yieldToMain(FRAME_WAIT_MS)).then(() => this.#host.requestUpdate());
  }
}
