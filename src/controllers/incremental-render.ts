import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { restartTaskTimer, yieldToMain, isLongTask, taskDuration } from '../browser/scheduler.js';

/** How many questions are drawn in one go: with the title about as many as a phone shows, so that what follows is moved out of sight once. */
const BATCH_SIZE = 4;

/** Time for a frame before it goes on otherwise. Milliseconds. */
export const FRAME_WAIT_MS = 20;

/** Extra time in which the rest may be rendered at once without a long task. Milliseconds. */
const EXTRA_MS = 22;

/**
 * Draws many questions piece by piece where that takes long: on a slow phone the first can be read while the rest is drawn, and
 * the page can do something else in between.
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

  /** Other questions are drawn from now on. */
  restart(): void {
    this.#limit = BATCH_SIZE;
  }

  /** True as long as there is room for one more; asked once for each, in their order. */
  readonly hasRoom = (): boolean => this.#remaining-- > 0;

  /** All are drawn. */
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
    // by what those so far took, of which the first take longest
    const remainingMs = ((taskDuration() - this.#startedAt) / this.#limit) * -this.#remaining;
    const isQuick = isComplete || !isLongTask(EXTRA_MS - remainingMs);
    this.#limit = isQuick ? Infinity : this.#limit + BATCH_SIZE;
    if (!isComplete)
      void (isQuick ? Promise.resolve() : yieldToMain(FRAME_WAIT_MS)).then(() => this.#host.requestUpdate());
  }
}
