import { isApiError, type ApiError } from '../api/index.js';
import type { Person } from '../model/person.js';
import type { FormToken } from '../model/registration-form.js';

export type Registered = Partial<Person> & { id: string };

/** Whom a registrar talks to: the gate, narrowed to one form. */
export interface Desk {
  /** Asks for a fresh form token. */
  token(): Promise<FormToken>;
  /** Sends one person. Throws `ApiError`. */
  register(values: Record<string, unknown>, key: string, token: string): Promise<Registered>;
  /** What is sent twice under one key is stored once. */
  readonly retryProof: boolean;
}

export interface RegistrarOptions {
  /** Milliseconds to wait before trying again, given how often it was tried. */
  pause?: (tries: number) => number;
  wait?: (milliseconds: number) => Promise<void>;
  now?: () => number;
}

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Longer every time, and never the same for two visitors: a rush is spread. */
const spread = (tries: number) => 500 * 2 ** tries * (1 + Math.random());

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain-http pages. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Worth another try with the same key: no answer came, or one that says so. */
const passing = ({ status, silence }: ApiError) => silence === 'offline' || [409, 429, 502, 503, 504].includes(status);

const most = 4;

/** Longer than this nobody watches a button. Milliseconds. */
const longest = 20_000;

/**
 * Registers one person at most once, however the network behaves (design.md section 4, "Submit is retry-proof"): the same
 * answers go out under the same Idempotency-Key, however often they are sent; other answers get another key.
 */
export class Registrar {
  readonly #desk: Desk;
  readonly #pause: (tries: number) => number;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #now: () => number;
  #token: Promise<{ token: string; from: number; until: number }> | undefined;
  #begun = false;
  #sent = { payload: '', key: '', out: false };

  constructor(desk: Desk, { pause = spread, wait = sleep, now = () => performance.now() }: RegistrarOptions = {}) {
    this.#desk = desk;
    this.#pause = pause;
    this.#wait = wait;
    this.#now = now;
  }

  /** The visitor begins: from now on the form token grows old enough. Asks once, however often it is called. */
  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#fresh().catch(() => {});
  }

  /** True once the present answers have gone out: from then on only an answer can tell whether they are stored. */
  get sent(): boolean {
    return this.#sent.out;
  }

  #fresh() {
    this.#token ??= this.#desk.token().then(
      ({ token, min_age_ms, max_age_ms }) => {
        const now = this.#now();
        return { token, from: now + min_age_ms, until: now + max_age_ms };
      },
      (error: unknown) => {
        this.#token = undefined;
        throw error;
      },
    );
    return this.#token;
  }

  /** A token that is old enough at this moment and not too old. */
  async #ripe(): Promise<string> {
    if (this.#now() >= (await this.#fresh()).until) this.#token = undefined;
    const { token, from } = await this.#fresh();
    const left = from - this.#now();
    if (left > 0) await this.#wait(left + 50);
    return token;
  }

  /** Sends, and sends again where that can help. Throws the `ApiError` of the last try. */
  async register(values: Record<string, unknown>): Promise<Registered> {
    const payload = JSON.stringify(values);
    if (payload !== this.#sent.payload) this.#sent = { payload, key: newKey(), out: false };
    let renewed = false;
    for (let tries = 0; ; tries++) {
      try {
        const token = await this.#ripe();
        this.#sent.out = true;
        return await this.#desk.register(values, this.#sent.key, token);
      } catch (error) {
        if (!isApiError(error)) throw error;
        const stale = !renewed && error.issues.some(({ code }) => code === 'form_token');
        if (stale) {
          renewed = true;
          this.#token = undefined;
        } else if (this.#desk.retryProof && passing(error) && tries < most && (error.retryAfter ?? 0) <= longest)
          await this.#wait((error.retryAfter ?? 0) + this.#pause(tries));
        else throw error;
      }
    }
  }
}
