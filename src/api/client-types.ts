import type { Contract, Endpoint, InputOf, OutputOf, ParamsOf } from '../contract/index.js';

/** The cache modes of `fetch` that a client uses: store nothing, revalidate, or fetch anew. */
export type CacheMode = 'no-store' | 'no-cache' | 'reload';

export interface ClientOptions {
  /** The address that the contract's paths are relative to. */
  base: string;
  /** A workspace key. Browsers never hold one. */
  key?: string;
  /** Replaces the platform's `fetch`: with a backend, in tests and where gate and service share a process. */
  fetch?: (request: Request) => Promise<Response>;
  /** Receives each response before its body is read. */
  onResponse?: (response: Response) => void;
  /** Time limit of a read in milliseconds. Default: 15 000. Writes are never aborted. */
  timeoutMs?: number;
}

type Arguments<E extends Endpoint> = ParamsOf<E> &
  (InputOf<E> extends undefined ? unknown : { body: InputOf<E> }) & {
    /** Query parameters. Undefined ones are left out. */
    query?: Record<string, string | number | boolean | undefined> | undefined;
    /** A POST repeated under one key is done once and gets the first response again. */
    idempotency_key?: string | undefined;
    form_token?: string | undefined;
    /** Changes only what still has this entity tag; otherwise 412 (RFC 9110, section 13.1.1). */
    if_match?: string | undefined;
    /** The nonce that solves the proof of work of the form token. */
    form_work?: string | undefined;
    /** The same for all persons of one submission. */
    form_family?: string | undefined;
    /** The language of mails about it, a BCP 47 tag. Default: what the browser prefers. */
    language?: string | undefined;
    /** Whether the honeypot field was filled. */
    form_honeypot?: boolean | undefined;
    /** The cache mode of the request. Default: `no-store`. */
    cache?: CacheMode | undefined;
    /** Aborts a read, which then throws the signal's reason. A write under way is never aborted. */
    signal?: AbortSignal | undefined;
    /** Receives the response before its body is read, for its headers. */
    onResponse?: ((response: Response) => void) | undefined;
  };

type OptionalIfEmpty<Fields> = Partial<Record<never, never>> extends Fields ? [Fields?] : [Fields];

/**
 * One method per endpoint of a contract. Each throws `ApiError` for any response other than the expected success. `More`
 * are arguments that a wrapper around the client adds.
 */
export type Client<C extends Contract, More = unknown> = {
  readonly [Name in keyof C]: (...args: OptionalIfEmpty<Arguments<C[Name]> & More>) => Promise<OutputOf<C[Name]>>;
};
