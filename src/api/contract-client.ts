import {
  headers as names,
  type Contract,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type ParamsOf,
} from '../contract/index.js';
import { parseAnyError } from './problem-details.js';
import { createClient, type CacheMode, type CallArguments, type RequestParts } from './transport.js';

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
    /** Whether the honeypot field was filled. */
    form_note?: boolean | undefined;
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

/** The JSON of a value, without `toJSON` methods of the host page: old Prototype.js adds one to arrays. */
export const jsonOf = (value: unknown, indent = 0): string =>
  JSON.stringify(
    value,
    function (this: Record<string, unknown>, key) {
      return this[key];
    },
    indent,
  );

/** A visitor's request: body, form token, proof of work, honeypot and idempotency key. */
export function visitorRequest(args: CallArguments): RequestParts {
  const headers: Record<string, string> = {};
  if (args['body'] !== undefined) headers['content-type'] = 'application/json';
  if (args['idempotency_key']) headers[names.idempotencyKey] = String(args['idempotency_key']);
  if (args['form_token']) headers[names.formToken] = String(args['form_token']);
  if (args['form_work']) headers[names.formWork] = String(args['form_work']);
  if (args['form_note']) headers[names.formNote] = 'filled';
  return { headers, body: args['body'] === undefined ? null : jsonOf(args['body']) };
}

/** The query string of the defined parameters; empty without any. */
export function queryString({ query = {} }: CallArguments): string {
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return parameters.length ? `?${new URLSearchParams(parameters).toString()}` : '';
}

/** A request with what holders of a key or session add: credentials, query parameters and `If-Match`. */
export function authorizedRequest(args: CallArguments, { key }: ClientOptions): RequestParts {
  const { headers, body = null } = visitorRequest(args);
  const condition: Record<string, string> = args['if_match'] ? { 'if-match': String(args['if_match']) } : {};
  return {
    search: queryString(args),
    headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers, ...condition },
    body,
  };
}

/** A client for any contract, which reads problem details and errors of other services. */
export const clientOf = <C extends Contract>(contract: C, options: ClientOptions): Client<C> =>
  createClient({ requestParts: authorizedRequest, parseError: parseAnyError }, contract, options);
