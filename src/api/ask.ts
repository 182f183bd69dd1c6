import { isSafe, type Contract, type Endpoint } from '../contract/index.js';
import { ApiError, errorFrom, type Refused, type Silence } from './api-error.js';
import type { Client, ClientOptions } from './client.js';
import { searchPastServiceWorker } from './service-worker.js';

/** What the browser may do with an answer that it has: keep none, ask whether it is still so, or ask as if it had none. */
export type Caching = 'no-store' | 'no-cache' | 'reload';

export type Loose = Record<string, unknown> & {
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  cache?: Caching;
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

/** What goes out besides the path. */
export interface Sent {
  /** What the address ends with. */
  readonly search?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | null;
}

/** How somebody goes about it who asks. Visitors who only read send nothing and download nothing of sending. */
export interface Manner {
  readonly sent?: (args: Loose, options: ClientOptions) => Sent;
  readonly refused: Refused;
  /** The server ignores unknown search parameters, as the gate does for GET. */
  readonly pastServiceWorker?: boolean;
}

function requestOf(
  endpoint: Endpoint,
  args: Loose,
  options: ClientOptions,
  { sent, pastServiceWorker }: Manner,
  signal: AbortSignal | null,
): Request {
  const path = endpoint.path.replace(/{(\w+)}/g, (_, name: string) => segment(String(args[name])));
  const { search, ...init } = sent?.(args, options) ?? {};
  const fresh = pastServiceWorker && endpoint.method === 'GET' ? searchPastServiceWorker() : '';
  return new Request(options.base + path + (search || fresh), {
    method: endpoint.method,
    ...init,
    credentials: 'omit',
    // what a browser keeps comes back: half an answer, or a hotel's page, with every further try; or an old clock
    cache: args.cache ?? 'no-store',
    signal,
  });
}

/** Reading gives up after a while or when the caller does; writing never, for nobody could say whether it was done. */
function signalFor(endpoint: Endpoint, { signal }: Loose, patience: number): AbortSignal | null {
  if (!isSafe(endpoint)) return null;
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

async function call(endpoint: Endpoint, args: Loose, options: ClientOptions, manner: Manner): Promise<unknown> {
  const { fetch = (request: Request) => globalThis.fetch(request), patience = 15_000 } = options;
  const signal = signalFor(endpoint, args, patience);
  try {
    const response = await fetch(requestOf(endpoint, args, options, manner, signal));
    args.seen?.(response);
    // a success of another kind is not from whom we asked
    if (response.ok && response.status !== endpoint.status) throw silent('garbled', response.status);
    if (!response.ok) throw await errorFrom(response, manner.refused);
    if (response.status === 204) return undefined;
    const body: unknown = await response.json().catch((cause: unknown) => {
      // in WebKit this is a DOMException of that name
      throw (cause as Error).name === 'SyntaxError' ? silent('garbled', cause) : cause;
    });
    if (typeof body !== 'object' || body === null || !('data' in body)) throw silent('garbled', body);
    return body;
  } catch (error) {
    if (error instanceof ApiError || args.signal?.aborted) throw error;
    throw silent(isLate(signal) ? 'too_slow' : 'offline', error);
  }
}

/** A client for whatever answers a contract at an address, of those who go about it in this manner. */
export function clientIn<C extends Contract>(manner: Manner, contract: C, options: ClientOptions): Client<C> {
  const methods = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (args: Loose = {}) => call(endpoint, args, options, manner),
  ]);
  return Object.fromEntries(methods) as Client<C>;
}
