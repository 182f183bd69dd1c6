import { isApiError, issuesOf, jsonOf, type ApiError } from '../api/index.js';
import type { Person } from '../model/person.js';
import { longest, sleep, spread } from '../browser/backoff.js';
import type { DeskToken, FormTokens, Pass, Timing } from './form-tokens.js';

export type Registered = Partial<Person> & { id: string };

/** Whom a registrar talks to: the gate, narrowed to one form. */
export interface Desk {
  /** Asks for a fresh form token. */
  token(): Promise<DeskToken>;
  /** Sends one person. Throws `ApiError`. */
  register(values: Record<string, unknown>, key: string, pass: Pass): Promise<Registered>;
  /** What is sent twice under one key is stored once. */
  readonly retryProof: boolean;
}

/** What goes on while somebody waits: it is tried again in so many milliseconds, or something is being solved. */
export type Progress = { readonly again: number } | 'checking' | undefined;

export interface RegistrarOptions extends Pick<Timing, 'wait'> {
  /** Milliseconds to wait before trying again, given how often it was tried. */
  pause?: (tries: number) => number;
  tell?: (progress: Progress) => void;
  /** Shared by those who are registered together. */
  tokens: FormTokens;
  /** The Idempotency-Key to begin with: of a draft, so that all copies of the draft have it. */
  key: string;
}

/** An answer that says that nothing was stored. After any other failure nobody can say. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 503 || (error.status >= 400 && error.status < 500 && ![408, 409].includes(error.status)));

/** An answer that says that something was stored under the key, and something else than was sent now. */
const hasArrived = (error: unknown): boolean => issuesOf(error).some(({ code }) => code === 'key_reused');

/** What was sent last, without what it said: enough to send the same again under the same key. */
export interface Sent {
  readonly digest: string;
  readonly key: string;
  /** Something was written where nobody can see: so it is kept for somebody to look at, and sent again it must be as well. */
  readonly note?: boolean;
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain-http pages. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Tells texts apart (FNV-1a, 32 bit, and the length): for who typed them, not against anybody. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return `${hash}.${text.length}`;
}

/** Worth another try with the same key: no answer came, or one that says so. */
const passing = ({ status, silence }: ApiError) => silence === 'offline' || [409, 429, 502, 503, 504].includes(status);

const most = 4;

/**
 * Registers one person at most once, however the network behaves (design.md section 4, "Submit is retry-proof"): answers go
 * out under one Idempotency-Key, which is free again where the gate refused them, for it stored nothing. Other answers are
 * either what is stored then, or are refused because the first have arrived (`key_reused`), from here or from a copy of the
 * tab. Only then they get another key. Where the desk keeps no keys, other answers after a refusal have one of their own.
 */
export class Registrar {
  readonly #desk: Desk;
  readonly #options: Required<RegistrarOptions>;
  #sent: Sent & { open: boolean; note?: boolean } = { digest: '', key: '', open: false };

  constructor(desk: Desk, { tokens, key, wait = sleep, pause = spread, tell = () => {} }: RegistrarOptions) {
    this.#desk = desk;
    this.#options = { tokens, key, wait, pause, tell };
  }

  /** True while the present answers may be stored already: they have gone out, and no answer has said that they are not. */
  get sent(): boolean {
    return this.#sent.open;
  }

  /** What was sent last, to be remembered over a reload; undefined where nothing was. */
  get memory(): Sent | undefined {
    const { open, ...sent } = this.#sent;
    return open ? sent : undefined;
  }

  /** Takes up what was sent before: perhaps stored, where nobody has said; else only so that the same is not stored twice. */
  recall(sent: Sent, open = true): void {
    this.#sent = { ...sent, open };
  }

  /** Sends, and sends again where that can help. Throws the `ApiError` of the last try. */
  async register(values: Record<string, unknown>, note = false): Promise<Registered> {
    const { tokens, tell, wait, pause } = this.#options;
    const digest = digestOf(jsonOf(values));
    // what may be stored under a key goes out under no other, changed or not: that way it is found out
    if (digest !== this.#sent.digest)
      this.#sent = this.#sent.open ? { ...this.#sent, digest } : { digest, key: this.#options.key, open: false };
    const sent = this.#sent;
    // what may be stored already, or held, is the same only in the same way
    if (!sent.open) sent.note = note;
    let renewed = false;
    let pass: Pass | undefined;
    for (let tries = 0; ; tries++) {
      try {
        pass ??= await tokens.pass(() => tell('checking'));
        tell(undefined);
        return await this.#send(values, { ...pass, note: sent.note });
      } catch (error) {
        if (!isApiError(error)) throw error;
        const stale = !renewed && error.issues.some(({ code }) => code === 'form_token');
        if (stale) {
          renewed = true;
          pass = undefined;
          tokens.renew();
        } else if (this.#desk.retryProof && passing(error) && tries < most && (error.retryAfter ?? 0) <= longest) {
          const again = (error.retryAfter ?? 0) + pause(tries);
          tell({ again });
          await wait(again);
        } else throw error;
      } finally {
        tell(undefined);
      }
    }
  }
  async #send(values: Record<string, unknown>, pass: Pass): Promise<Registered> {
    const sent = this.#sent;
    const before = sent.open;
    sent.open = true;
    try {
      return await this.#desk.register(values, sent.key, pass);
    } catch (error) {
      // what is refused now may have been stored by an earlier try
      if (isRefused(error)) sent.open = before && !hasArrived(error);
      if (hasArrived(error) || !this.#desk.retryProof) this.#options.key = newKey();
      throw error;
    }
  }
}
