import { isApiError, type MemberClient } from '../api/index.js';
import type { SignOutScope } from '../model/portal-session.js';

/**
 * `pending`: no answer yet. `done`: everything in `scope` has ended. `unknown`: the session was over already, so nothing more
 * ended with it. `failed`: the service could not be reached, see `error`; `send` retries.
 */
export type SignOutState = 'pending' | 'done' | 'unknown' | 'failed';

/**
 * The request that ends a session at the service. It keeps the session's token until the service has answered, so that it can
 * be retried after a network failure; the rest of the page has dropped the token by then.
 */
export class SignOutRequest {
  readonly scope: SignOutScope;
  readonly #onChange: () => void;
  #client: MemberClient | undefined;
  #state: SignOutState = 'pending';
  #error: unknown;

  /** `client` sends the session's token; `onChange` is called after every change of `state`. */
  constructor(scope: SignOutScope, client: MemberClient, onChange: () => void) {
    this.scope = scope;
    this.#client = client;
    this.#onChange = onChange;
  }

  get state(): SignOutState {
    return this.#state;
  }

  /** The error of a request that failed. */
  get error(): unknown {
    return this.#error;
  }

  /** Sends the request, or retries it. Never rejects; see `state`. */
  async send(): Promise<void> {
    if (!this.#client) return;
    this.#setState('pending');
    try {
      await this.#client.closeSession({ query: { end: this.scope } });
      this.#client = undefined;
      this.#setState('done');
    } catch (error) {
      const isOver = isApiError(error) && error.status === 401;
      if (isOver) this.#client = undefined;
      this.#error = error;
      this.#setState(isOver ? 'unknown' : 'failed');
    }
  }

  #setState(state: SignOutState): void {
    this.#state = state;
    this.#onChange();
  }
}
