import {
  headers as names,
  type Contract,
  type Endpoint,
  type InputOf,
  type OutputOf,
  type ParamsOf,
} from '../contract/index.js';
import { anybodys } from './refused.js';
import { clientIn, type Caching, type Loose, type Sent } from './ask.js';

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
    query?: Record<string, string | number | boolean | undefined> | undefined;
    /** A POST that is sent twice under one key is done once; the second time it gets the answer of the first. */
    idempotency_key?: string | undefined;
    form_token?: string | undefined;
    /** Only what still has this entity tag is changed; 412 where it has another (RFC 9110, 13.1.1). */
    if_match?: string | undefined;
    /** The nonce that solves the work which came with the form token. */
    form_work?: string | undefined;
    /** Something was written into the field that nobody sees. */
    form_note?: boolean | undefined;
    /** What the browser may keep of the answer. Default: nothing. */
    cache?: Caching | undefined;
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

/** The JSON of a value, whatever a page has taught its objects to say of themselves: old Prototype.js words arrays itself. */
export const jsonOf = (value: unknown, indent = 0): string =>
  JSON.stringify(
    value,
    function (this: Record<string, unknown>, key) {
      return this[key];
    },
    indent,
  );

/** What a visitor sends: answers, what lets them in, and a key under which the same is stored once. */
export function visitors(args: Loose): Sent {
  const headers: Record<string, string> = {};
  if (args['body'] !== undefined) headers['content-type'] = 'application/json';
  if (args['idempotency_key']) headers[names.idempotencyKey] = String(args['idempotency_key']);
  if (args['form_token']) headers[names.formToken] = String(args['form_token']);
  if (args['form_work']) headers[names.formWork] = String(args['form_work']);
  if (args['form_note']) headers[names.formNote] = 'filled';
  return { headers, body: args['body'] === undefined ? null : jsonOf(args['body']) };
}

/** The search parameters that are given, as the end of an address. */
export function searchOf({ query = {} }: Loose): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length ? `?${new URLSearchParams(given).toString()}` : '';
}

/** What a program sends besides: a key, and search parameters. */
function programs(args: Loose, { key }: ClientOptions): Sent {
  const { headers, body = null } = visitors(args);
  const matching: Record<string, string> = args['if_match'] ? { 'if-match': String(args['if_match']) } : {};
  return {
    search: searchOf(args),
    headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers, ...matching },
    body,
  };
}

/** A client for whatever answers a contract at an address. */
export const clientOf = <C extends Contract>(contract: C, options: ClientOptions): Client<C> =>
  clientIn({ sent: programs, refused: anybodys }, contract, options);
