import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { restartTaskTimer, yieldToMain, isLongTask, taskDuration } from '../../browser/scheduler.js';

/** How many questions are drawn in one go: with the title about as many as a phone shows, so that what follows is moved out of sight once. */
const atOnce = 4;

/** Time for a frame before it goes on otherwise. Milliseconds. */
export const pause = 20;

/** What is left is drawn at once where it would be there after so much more than what is quick: no long task yet. Milliseconds. */
const inSight = 22;

/**
 * Draws many questions piece by piece where that takes long: on a slow phone the first can be read while the rest is drawn, and
 * the page can do something else in between.
 */
export class Pieces implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #room = 0;
  #left = 0;
  #began = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** Other questions are drawn from now on. */
  begin(): void {
    this.#room = atOnce;
  }

  /** True as long as there is room for one more; asked once for each, in their order. */
  readonly fits = (): boolean => this.#left-- > 0;

  /** All are drawn. */
  get whole(): boolean {
    return this.#left >= 0;
  }

  hostUpdate(): void {
    this.#left = this.#room;
    // the first of them
    if (this.#room === atOnce) restartTaskTimer();
    this.#began = taskDuration();
  }

  hostUpdated(): void {
    const { whole } = this;
    if (this.#left === this.#room) return;
    // by what those so far took, of which the first take longest
    const rest = ((taskDuration() - this.#began) / this.#room) * -this.#left;
    const quick = whole || !isLongTask(inSight - rest);
    this.#room = quick ? Infinity : this.#room + atOnce;
    if (!whole) void (quick ? Promise.resolve() : yieldToMain(pause)).then(() => this.#host.requestUpdate());
  }
}
