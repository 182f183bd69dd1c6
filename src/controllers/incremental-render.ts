import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { restartTaskTimer, yieldToMain, isLongTask, taskDuration } from '../browser/scheduler.js';

/** How many questions are drawn in one go: with the title about as many as a phone shows, so that what follows is moved out of sight once. */
const BATCH_SIZE = 4;

/** Time for a frame before it goes on otherwise. Milliseconds. */
export const FRAME_WAIT_MS = 20;

/** What is left is drawn at once where it would be there after so much more than what is quick: no long task yet. Milliseconds. */
const EXTRA_MS = 22;

/**
 * Draws many questions piece by piece where that takes long: on a slow phone the first can be read while the rest is drawn, and
 * the page can do something else in between.
 */
export class IncrementalRender implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #room = 0;
  #left = 0;
  #startedAt = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Other questions are drawn from now on. */
  restart(): void {
    this.#room = BATCH_SIZE;
  }

  /** True as long as there is room for one more; asked once for each, in their order. */
  readonly hasRoom = (): boolean => this.#left-- > 0;

  /** All are drawn. */
  get isComplete(): boolean {
    return this.#left >= 0;
  }

  hostUpdate(): void {
    this.#left = this.#room;
    // the first of them
    if (this.#room === BATCH_SIZE) restartTaskTimer();
    this.#startedAt = taskDuration();
  }

  hostUpdated(): void {
    const { isComplete } = this;
    if (this.#left === this.#room) return;
    // by what those so far took, of which the first take longest
    const rest = ((taskDuration() - this.#startedAt) / this.#room) * -this.#left;
    const quick = isComplete || !isLongTask(EXTRA_MS - rest);
    this.#room = quick ? Infinity : this.#room + BATCH_SIZE;
    if (!isComplete)
      void (quick ? Promise.resolve() : yieldToMain(FRAME_WAIT_MS)).then(() => this.#host.requestUpdate());
  }
}
