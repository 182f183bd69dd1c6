import {
  headers as names,
  type Contract,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type ParamsOf,
} from '../contract/index.js';
import { ApiError, errorFrom, type Silence } from './api-error.js';

export interface ClientOptions {
  /** Address that the contract's paths are relative to. */
  base: string;
  /** A workspace key. Browsers never hold one. */
  key?: string;
  /** In place of the platform's `fetch`: a backend, in tests and where gate and service share a process. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds after which a reading request is given up. Writes are never aborted. */
  patience?: number;
}

type Arguments<E extends Endpoint> = ParamsOf<E> &
  (InputOf<E> extends undefined ? unknown : { body: InputOf<E> }) & {
    /** Search parameters; entries that are undefined are left out. */
    query?: Record<string, string | number | undefined> | undefined;
    /** A POST that is sent twice under one key is done once; the second time it gets the answer of the first. */
    idempotency_key?: string | undefined;
    form_token?: string | undefined;
    /** The nonce that solves the work which came with the form token. */
    form_work?: string | undefined;
    /** Something was written into the field that nobody sees. */
    form_note?: boolean | undefined;
    /** Ends a reading call, which then throws the signal's reason. A write that is under way is never cut off. */
    signal?: AbortSignal | undefined;
    /** Sees the answer before it is read, for what stands in its headers. */
    seen?: ((response: Response) => void) | undefined;
  };

type Spread<Fields> = Partial<Record<never, never>> extends Fields ? [Fields?] : [Fields];

/**
 * One method per line of a contract. Each throws `ApiError` for any other answer than the one asked for. `More` are
 * arguments that somebody around the client understands.
 */
export type Client<C extends Contract, More = unknown> = {
  readonly [Name in keyof C]: (...args: Spread<Arguments<C[Name]> & More>) => Promise<OutputOf<C[Name]>>;
};

type Loose = Record<string, unknown> & {
  query?: Record<string, string | number | undefined>;
  signal?: AbortSignal;
  seen?: (response: Response) => void;
};

/** No answer that could be understood. */
export const silent = (silence: Silence, cause: unknown): ApiError =>
  Object.assign(new ApiError(0, silence, [], undefined, silence), { cause });

/** One part of a path. `.` and `..` would lead elsewhere, and no address can say them otherwise. */
function segment(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new ApiError(404, `Nothing can be addressed as ${value}`);
  return encodeURIComponent(value);
}

/** The JSON of a value, whatever a page has taught its objects to say of themselves: old Prototype.js words arrays itself. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });

function requestOf(endpoint: Endpoint, args: Loose, { base, key }: ClientOptions, signal: AbortSignal | null): Request {
  const path = endpoint.path.replace(/{(\w+)}/g, (_, name: string) => segment(String(args[name])));
  const query = new URLSearchParams(
    Object.entries(args.query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const headers: Record<string, string> = {};
  if (key) headers['authorization'] = `Bearer ${key}`;
  if (args['body'] !== undefined) headers['content-type'] = 'application/json';
  if (args['idempotency_key']) headers[names.idempotencyKey] = String(args['idempotency_key']);
  if (args['form_token']) headers[names.formToken] = String(args['form_token']);
  if (args['form_work']) headers[names.formWork] = String(args['form_work']);
  if (args['form_note']) headers[names.formNote] = 'filled';
  return new Request(`${base}${path}${query && `?${query}`}`, {
    method: endpoint.method,
    headers,
    body: args['body'] === undefined ? null : jsonOf(args['body']),
    credentials: 'omit',
    // what a browser keeps comes back: half an answer, or a hotel's page, with every further try; or an old clock
    cache: 'no-store',
    signal,
  });
}

/** Reading gives up after a while or when the caller does; writing never, for nobody could say whether it was done. */
function signalFor({ method }: Endpoint, { signal }: Loose, patience: number): AbortSignal | null {
  if (method !== 'GET') return null;
  // `AbortSignal.any` would say this in one line; phones of 2023 do not have it
  const either = new AbortController();
  for (const one of [signal, AbortSignal.timeout(patience)]) {
    if (one?.aborted) either.abort(one.reason);
    one?.addEventListener('abort', () => either.abort(one.reason));
  }
  return either.signal;
}

/** However the platform words it when a request is cut off, its signal knows why. */
const isLate = (signal: AbortSignal | null): boolean => (signal?.reason as Error | undefined)?.name === 'TimeoutError';

async function call(endpoint: Endpoint, args: Loose, options: ClientOptions): Promise<unknown> {
  const { fetch = (request: Request) => globalThis.fetch(request), patience = 15_000 } = options;
  const signal = signalFor(endpoint, args, patience);
  try {
    const response = await fetch(requestOf(endpoint, args, options, signal));
    args.seen?.(response);
    // a success of another kind is not from whom we asked
    if (response.ok && response.status !== endpoint.status) throw silent('garbled', response.status);
    if (!response.ok) throw await errorFrom(response);
    if (response.status === 204) return undefined;
    const body: unknown = await response.json().catch((cause: unknown) => {
      throw cause instanceof SyntaxError ? silent('garbled', cause) : cause;
    });
    if (typeof body !== 'object' || body === null || !('data' in body)) throw silent('garbled', body);
    return body;
  } catch (error) {
    if (error instanceof ApiError || args.signal?.aborted) throw error;
    throw silent(isLate(signal) ? 'too_slow' : 'offline', error);
  }
}

/** A client for whatever answers a contract at an address. */
export function clientOf<C extends Contract>(contract: C, options: ClientOptions): Client<C> {
  const methods = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (args: Loose = {}) => call(endpoint, args, options),
  ]);
  return Object.fromEntries(methods) as Client<C>;
}
