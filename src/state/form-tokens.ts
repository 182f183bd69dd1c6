import { networkError } from '../api/index.js';
import { sleep } from '../browser/backoff.js';
import type { ClubTime } from '../model/club-time.js';
import type { FormToken, Work } from '../model/registration-form.js';
import { loadSolver } from './load-solver.js';

/** The credentials of one registration request. */
export interface Credentials {
  readonly token: string;
  /** The nonce that solves the token's proof of work. */
  readonly work?: string;
  /** The same for all persons who are sent together. */
  readonly family?: string | undefined;
  /** The language of mails about it. */
  readonly language?: string | undefined;
  /** The honeypot was filled in. */
  readonly honeypot?: boolean | undefined;
}

/** A form token; services without a gate tell no time with it. */
export type RegistrationToken = Omit<FormToken, keyof ClubTime> & Partial<ClubTime>;

export interface TimingOptions {
  wait?: (delayMs: number) => Promise<void>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/** A token with the period in which the gate accepts it, in milliseconds of the monotonic clock. */
interface CachedToken {
  readonly token: string;
  readonly validFrom: number;
  readonly validUntil: number;
  readonly work: Work | undefined;
}

/** Added to a token's age before it is sent, since clocks differ. */
const AGE_MARGIN_MS = 50;

/** A solver that cannot be loaded counts as a request without an answer. */
const throwOffline = (cause: unknown): never => {
  throw networkError('offline', cause);
};

/** Form tokens, requested when a visitor begins, so that they are old enough when the form is sent. */
export class FormTokens {
  readonly #request: () => Promise<RegistrationToken>;
  readonly #timing: Required<TimingOptions>;
  #token: Promise<CachedToken> | undefined;
  #isRequested = false;

  constructor(
    request: () => Promise<RegistrationToken>,
    { wait = sleep, now = () => performance.now() }: TimingOptions = {},
  ) {
    this.#request = request;
    this.#timing = { wait, now };
  }

  /** The visitor begins. Requests one token, however often it is called. */
  begin(): void {
    if (this.#isRequested) return;
    this.#isRequested = true;
    void this.#current().catch(() => {});
  }

  #current(): Promise<CachedToken> {
    this.#token ??= this.#request().then(
      ({ token, min_age_ms, max_age_ms, work }) => {
        const now = this.#timing.now();
        return { token, validFrom: now + min_age_ms, validUntil: now + max_age_ms, work };
      },
      (error: unknown) => {
        this.renew();
        throw error;
      },
    );
    return this.#token;
  }

  /** Drops the current token; the next credentials have another one. */
  renew(): void {
    this.#token = undefined;
  }

  /**
   * Credentials that the gate accepts now: waits until the token is old enough, replaces one that is too old, and solves its
   * proof of work. `onWork` is called before that. Throws `ApiError`.
   */
  async credentials(onWork: () => void = () => {}): Promise<Credentials> {
    if (this.#timing.now() >= (await this.#current()).validUntil) this.renew();
    const { token, validFrom, work } = await this.#current();
    let credentials: Credentials = { token };
    if (work) {
      // a solved token is good for one registration
      this.renew();
      onWork();
      const solve = await loadSolver().catch(throwOffline);
      credentials = { token, work: await solve(work) };
    }
    const remainingMs = validFrom - this.#timing.now();
    if (remainingMs > 0) await this.#timing.wait(remainingMs + AGE_MARGIN_MS);
    return credentials;
  }
}
