import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { begins, inATask, isLong, taken } from '../../controllers/index.js';

/** How many questions are drawn in one go: with the title about as many as a phone shows, so that what follows is moved out of sight once. */
const atOnce = 4;

/** Time for a frame before it goes on otherwise. Milliseconds. */
export const pause = 20;

/** With so much more than what goes on at once a task is no long one yet. Milliseconds. */
const nearly = 8;

/** The same for what is left as a whole, reckoned by what the first ones took, which take longest. Milliseconds. */
const inSight = 20;

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
    if (this.#room === atOnce) begins();
    this.#began = taken();
  }

  hostUpdated(): void {
    const { whole } = this;
    if (this.#left === this.#room) return;
    const rest = ((taken() - this.#began) / this.#room) * -this.#left;
    const all = !isLong(inSight - rest);
    // as long as it is quick, as many again take no longer than all so far
    const quick = all || !isLong(nearly);
    this.#room = whole || all ? Infinity : this.#room + (quick ? this.#room : atOnce);
    if (!whole) void (quick ? Promise.resolve() : inATask(pause)).then(() => this.#host.requestUpdate());
  }
}
