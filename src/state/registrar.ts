import { isApiError, issuesOf, jsonOf, withRetry, type ApiError } from '../api/index.js';
import { backoff, sleep } from '../browser/backoff.js';
import type { Issue } from '../model/issue.js';
import type { Person } from '../model/person.js';
import type { Credentials, FormTokens, RegistrationToken, TimingOptions } from './form-tokens.js';
import { visitorRetryDelay } from './visitor-retry.js';

/** A person as the service has stored them: at least the id. */
export type RegisteredPerson = Partial<Person> & { id: string };

/** The part of the gate, or of a service, that one form needs. */
export interface RegistrationApi {
  /** Requests a new form token. Throws `ApiError`. */
  token(): Promise<RegistrationToken>;
  /** Sends one person. Throws `ApiError`. */
  register(
    values: Record<string, unknown>,
    idempotencyKey: string,
    credentials: Credentials,
  ): Promise<RegisteredPerson>;
  /** Requests that repeat an idempotency key are stored once. */
  readonly isIdempotent: boolean;
}

/** Progress of a request that the visitor waits for: the next retry, or `checking` while proof of work is computed. */
export type Progress = { readonly retryInMs: number } | 'checking' | undefined;

export interface RegistrarOptions extends Pick<TimingOptions, 'wait'> {
  /** Milliseconds to wait before a retry, by the number of tries so far. */
  retryDelay?: (tries: number) => number;
  onProgress?: (progress: Progress) => void;
  /** Shared by all persons of one form. */
  tokens: FormTokens;
  /** The first Idempotency-Key. It belongs to the draft, so that all copies of the draft have the same. */
  key: string;
}

/** Whether an answer says that nothing was stored. After other failures something may be stored. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 503 || (error.status >= 400 && error.status < 500 && ![408, 409].includes(error.status)));

const hasIssue = (error: unknown, issueCode: Issue['code']): boolean =>
  issuesOf(error).some(({ code }) => code === issueCode);

/** Whether an answer says that other values are stored under this key. */
const isKeyReused = (error: unknown): boolean => hasIssue(error, 'key_reused');

/** A request that was sent, without its values: enough to recognise the same values and to send them under the same key. */
export interface SentRegistration {
  readonly digest: string;
  readonly key: string;
  /** The honeypot was filled in. A repeated request must say the same. */
  readonly honeypot?: boolean;
}

/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain-http pages. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Distinguishes texts (FNV-1a, 32 bits, and the length). Not a protection: the texts are the visitor's own. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return `${hash}.${text.length}`;
}

/** Whether a retry with the same key may succeed: no answer arrived, or the answer is temporary. */
const isRetryable = ({ reason, status }: ApiError): boolean =>
  reason === 'offline' || [409, 429, 502, 503, 504].includes(status);

/**
 * Registers one person at most once, however the network behaves (decision 4).
 *
 * Values are sent under one Idempotency-Key until the gate refuses them; it stored nothing then, so corrected values reuse the
 * key. If the gate answers `key_reused`, earlier values were stored, from here or from a copy of the tab: only then the key
 * changes. With an API that is not retry-proof, corrected values get a new key after each refusal.
 */
export class Registrar {
  readonly #api: RegistrationApi;
  readonly #options: Required<RegistrarOptions>;
  #sent: { digest: string; key: string; honeypot?: boolean; maybeStored: boolean } = {
    digest: '',
    key: '',
    maybeStored: false,
  };

  constructor(
    api: RegistrationApi,
    { tokens, key, wait = sleep, retryDelay = backoff, onProgress = () => {} }: RegistrarOptions,
  ) {
    this.#api = api;
    this.#options = { tokens, key, wait, retryDelay, onProgress };
  }

  /** True while the present values may be stored: they were sent, and no answer has refused them. */
  get maybeStored(): boolean {
    return this.#sent.maybeStored;
  }

  /** The last request, to be saved with the draft; undefined if none is open. */
  get lastSent(): SentRegistration | undefined {
    const { maybeStored, ...sent } = this.#sent;
    return maybeStored ? sent : undefined;
  }

  /** Restores the last request of a draft. With `maybeStored` false, only the same values are sent under its key. */
  restore(sent: SentRegistration, maybeStored = true): void {
    this.#sent = { ...sent, maybeStored };
  }

  /**
   * Sends the values, with retries. Throws the `ApiError` of the last try.
   *
   * @param honeypot - whether the honeypot was filled in
   */
  async register(values: Record<string, unknown>, honeypot = false): Promise<RegisteredPerson> {
    const { tokens, onProgress, wait, retryDelay } = this.#options;
    const digest = digestOf(jsonOf(values));
    // values that may be stored keep their key even when they are changed: the answer tells whether they are
    if (digest !== this.#sent.digest)
      this.#sent = this.#sent.maybeStored
        ? { ...this.#sent, digest }
        : { digest, key: this.#options.key, maybeStored: false };
    const sent = this.#sent;
    // a repeated request is the same only with the same honeypot
    if (!sent.maybeStored) sent.honeypot = honeypot;
    let isRenewed = false;
    let credentials: Credentials | undefined;
    const attempt = async (): Promise<RegisteredPerson> => {
      try {
        credentials ??= await tokens.credentials(() => onProgress('checking'));
        onProgress(undefined);
        return await this.#send(values, { ...credentials, honeypot: sent.honeypot });
      } catch (error) {
        if (isRenewed || !hasIssue(error, 'form_token')) throw error;
        isRenewed = true;
        credentials = undefined;
        tokens.renew();
        return attempt();
      } finally {
        onProgress(undefined);
      }
    };
    return withRetry(
      attempt,
      visitorRetryDelay((error) => this.#api.isIdempotent && isRetryable(error), retryDelay),
      async (retryInMs) => {
        onProgress({ retryInMs });
        await wait(retryInMs);
        onProgress(undefined);
      },
    );
  }

  async #send(values: Record<string, unknown>, credentials: Credentials): Promise<RegisteredPerson> {
    const sent = this.#sent;
    const wasMaybeStored = sent.maybeStored;
    sent.maybeStored = true;
    try {
      return await this.#api.register(values, sent.key, credentials);
    } catch (error) {
      // an earlier try may have stored what is refused now
      if (isRefused(error)) sent.maybeStored = wasMaybeStored && !isKeyReused(error);
      if (isKeyReused(error) || !this.#api.isIdempotent) this.#options.key = newIdempotencyKey();
      throw error;
    }
  }
}
