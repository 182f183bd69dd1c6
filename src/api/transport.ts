import { isSafe, type Contract, type Endpoint } from '../contract/index.js';
import { ApiError, errorFromResponse, networkError, type ErrorParser } from './api-error.js';
import type { CacheMode, Client, ClientOptions } from './client-types.js';
import { cacheBustingSearch } from './service-worker.js';

/** The arguments of any method of a client, untyped. */
export type CallArguments = Record<string, unknown> & {
  query?: Record<string, string | number | boolean | undefined>;
  signal?: AbortSignal;
  cache?: CacheMode;
  onResponse?: (response: Response) => void;
};

/** The parts of a request besides its path. */
export interface RequestParts {
  /** The query string, `?` included. */
  readonly search?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | null;
  /** Sends it even if the page closes. */
  readonly keepalive?: boolean;
}

/** Writes requests and reads errors of one kind of client. Clients that only read omit `requestParts`, to save bytes. */
export interface Transport {
  readonly requestParts?: (args: CallArguments, options: ClientOptions) => RequestParts;
  readonly parseError: ErrorParser;
  /** Adds a unique query to GET requests behind a service worker. Only for servers that ignore unknown parameters, as the gate does. */
  readonly bypassServiceWorker?: boolean;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/** Encodes a path parameter. Throws for `.` and `..`, which would address another path and have no encoding. */
function pathSegment(value: string): string {
  if (/^\.{1,2}$/.test(value)) throw new ApiError(404, `Nothing can be addressed as ${value}`);
  return encodeURIComponent(value);
}

function requestOf(
  endpoint: Endpoint,
  args: CallArguments,
  options: ClientOptions,
  { requestParts, bypassServiceWorker }: Transport,
  signal: AbortSignal | null,
): [address: string, init: RequestInit] {
  const path = endpoint.path.replace(/{(\w+)}/g, (_, name: string) => pathSegment(String(args[name])));
  const { search, ...init } = requestParts?.(args, options) ?? {};
  const unique = bypassServiceWorker && endpoint.method === 'GET' ? cacheBustingSearch() : '';
  return [
    options.base + path + (search || unique),
    {
      method: endpoint.method,
      ...init,
      credentials: 'omit',
      // a stored truncated response, captive portal page or old clock would come back with every retry
      cache: args.cache ?? 'no-store',
      signal,
    },
  ];
}

/** Reads end on timeout or by the caller's signal. Writes never do: it would be unknown whether they were done. */
function abortSignalFor(endpoint: Endpoint, { signal }: CallArguments, timeoutMs: number): AbortSignal | null {
  if (!isSafe(endpoint)) return null;
  // phones of 2023 lack `AbortSignal.any`
  const combined = new AbortController();
  for (const source of [signal, AbortSignal.timeout(timeoutMs)]) {
    if (source?.aborted) combined.abort(source.reason);
    source?.addEventListener('abort', () => combined.abort(source.reason));
  }
  return combined.signal;
}

/** Engines word the rejection differently; the signal has the reason. */
const isTimeout = (signal: AbortSignal | null): boolean =>
  (signal?.reason as Error | undefined)?.name === 'TimeoutError';

async function call(
  endpoint: Endpoint,
  args: CallArguments,
  options: ClientOptions,
  transport: Transport,
): Promise<unknown> {
  const { fetch, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const signal = abortSignalFor(endpoint, args, timeoutMs);
  try {
    const [address, init] = requestOf(endpoint, args, options, transport, signal);
    // the platform's own `fetch` gets no `Request`: MooTools puts a class of its own by that name into the page
    const response = await (fetch ? fetch(new Request(address, init)) : globalThis.fetch(address, init));
    options.onResponse?.(response);
    args.onResponse?.(response);
    // another success status means that something else responded, such as a captive portal
    if (response.ok && response.status !== endpoint.status) throw networkError('invalid_response', response.status);
    if (!response.ok) throw await errorFromResponse(response, transport.parseError);
    if (response.status === 204) return undefined;
    const body: unknown = await response.json().catch((cause: unknown) => {
      // WebKit throws a DOMException with this name
      throw (cause as Error).name === 'SyntaxError' ? networkError('invalid_response', cause) : cause;
    });
    if (typeof body !== 'object' || body === null || !('data' in body)) throw networkError('invalid_response', body);
    return body;
  } catch (error) {
    if (error instanceof ApiError || args.signal?.aborted) throw error;
    throw networkError(isTimeout(signal) ? 'too_slow' : 'offline', error);
  }
}

/** Makes a client with one method per endpoint of a contract. */
export function createClient<C extends Contract>(transport: Transport, contract: C, options: ClientOptions): Client<C> {
  const methods = Object.entries(contract).map(([name, endpoint]) => [
    name,
    (args: CallArguments = {}) => call(endpoint, args, options, transport),
  ]);
  return Object.fromEntries(methods) as Client<C>;
}
