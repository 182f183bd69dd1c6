import { isApiError, type MemberClient } from '../api/index.js';
import type { SignOutScope } from '../model/portal-session.js';

/**
 * `pending`: no answer yet. `done`: what `scope` says has ended. `unknown`: the session was over already, so nothing more
 * was ended with it. `failed`: the service could not be told, for the reason in `error`; `send` tries again.
 */
export type SignOutState = 'pending' | 'done' | 'unknown' | 'failed';

/**
 * Tells the service that somebody signs out. It holds the session's token until the service has answered, which nothing else
 * on the page does any more, so that another try is possible after a network failure.
 */
export class SignOut {
  readonly scope: SignOutScope;
  readonly #changed: () => void;
  #client: MemberClient | undefined;
  #state: SignOutState = 'pending';
  #error: unknown;

  /** `client` sends the token of the session; `changed` is called with every change of `state`. */
  constructor(scope: SignOutScope, client: MemberClient, changed: () => void) {
    this.scope = scope;
    this.#client = client;
    this.#changed = changed;
  }

  get state(): SignOutState {
    return this.#state;
  }

  /** Why it has failed. */
  get error(): unknown {
    return this.#error;
  }

  /** Sends it, for the first time or once more. Never rejects: `state` tells what came of it. */
  async send(): Promise<void> {
    if (!this.#client) return;
    this.#become('pending');
    try {
      await this.#client.closeSession({ query: { end: this.scope } });
      this.#client = undefined;
      this.#become('done');
    } catch (error) {
      const isOver = isApiError(error) && error.status === 401;
      if (isOver) this.#client = undefined;
      this.#error = error;
      this.#become(isOver ? 'unknown' : 'failed');
    }
  }

  #become(state: SignOutState): void {
    this.#state = state;
    this.#changed();
  }
}
