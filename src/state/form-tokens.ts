import { silent } from '../api/index.js';
import type { ClubTime } from '../model/club-time.js';
import type { FormToken, Work } from '../model/registration-form.js';
import { sleep } from '../browser/backoff.js';
import { loadSolver } from './load-solver.js';

/** What a registration is let in with. */
export interface Pass {
  readonly token: string;
  /** The nonce that solves what came with the token. */
  readonly work?: string;
  /** Something was written where nobody can see. */
  readonly note?: boolean | undefined;
}

/** A form token; only a gate tells the time with it. */
export type DeskToken = Omit<FormToken, keyof ClubTime> & Partial<ClubTime>;

export interface Timing {
  wait?: (milliseconds: number) => Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
}

interface Fresh {
  readonly token: string;
  readonly from: number;
  readonly until: number;
  readonly work: Work | undefined;
}

/** Where what solves the work cannot be loaded, it is as with any other request: no answer came. */
const unsolvable = (cause: unknown): never => {
  throw silent('offline', cause);
};

/** Form tokens, asked for when a visitor begins, so that they are old enough when the form is sent. */
export class FormTokens {
  readonly #ask: () => Promise<DeskToken>;
  readonly #timing: Required<Timing>;
  #token: Promise<Fresh> | undefined;
  #begun = false;

  constructor(ask: () => Promise<DeskToken>, { wait = sleep, now = () => performance.now() }: Timing = {}) {
    this.#ask = ask;
    this.#timing = { wait, now };
  }

  /** The visitor begins. Asks once, however often it is called. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#fresh().catch(() => {});
  }

  #fresh(): Promise<Fresh> {
    this.#token ??= this.#ask().then(
      ({ token, min_age_ms, max_age_ms, work }) => {
        const now = this.#timing.now();
        return { token, from: now + min_age_ms, until: now + max_age_ms, work };
      },
      (error: unknown) => {
        this.renew();
        throw error;
      },
    );
    return this.#token;
  }

  /** The next pass has another token. */
  renew(): void {
    this.#token = undefined;
  }

  /** A pass that is old enough at this moment and not too old. `working` hears when something has to be solved for it. */
  async pass(working: () => void = () => {}): Promise<Pass> {
    if (this.#timing.now() >= (await this.#fresh()).until) this.renew();
    const { token, from, work } = await this.#fresh();
    let pass: Pass = { token };
    if (work) {
      // what is solved is good for one registration and no other
      this.renew();
      working();
      const solve = await loadSolver().catch(unsolvable);
      pass = { token, work: await solve(work) };
    }
    const left = from - this.#timing.now();
    if (left > 0) await this.#timing.wait(left + 50);
    return pass;
  }
}
