import { clientAddressOf, withClientAddress, urlOf, type Backend } from '../../backend.js';
import { shortCache } from './short-cache.js';
import { acceptedEncoding } from '../compression.js';

/**
 * Paths whose answer is the same for every visitor, whatever the query says: the gate reads none there. So no visitor can
 * bypass the cache with query parameters, `?fresh=` of pages behind a service worker included.
 */
const isShared = /^\/public\/[\w-]+\/(?:forms\/[\w-]+|events|events\.ics|events\/[\w-]+\.ics)$/;

/** A response, ready to be sent. */
interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface ResponseCacheOptions {
  /** Answers and compresses. */
  readonly app: Backend;
  /** Counts a read request. Returns the headers about its rate limit; undefined above it. */
  readonly admits: (address: string) => Promise<Readonly<Record<string, string>> | undefined>;
  /** Lifetime of a cached response, in milliseconds. */
  readonly lifetimeMs: number;
}

/** Headers of a 304 response. */
const withoutBody = ({ headers }: CachedResponse): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(encoding|length|type)$/.test(name)));

const withoutWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Caches the responses that every visitor of a rush requests, compressed once. Each request still counts against the rate
 * limits; responses other than 200 are not shared.
 */
export function responseCache({ app, admits, lifetimeMs }: ResponseCacheOptions): Backend {
  const responses = shortCache<CachedResponse>(lifetimeMs, ({ status }) => status === 200);
  return async (request) => {
    const { pathname, origin } = urlOf(request);
    const isAuthorized = request.headers.has('authorization');
    if (request.method !== 'GET' || isAuthorized || !isShared.test(pathname)) return app(request);
    const encoding = acceptedEncoding(request);
    const address = clientAddressOf(request);
    let isFetching = false;
    const {
      status,
      headers: cachedHeaders,
      body,
    } = await responses(`${encoding} ${pathname}`, async () => {
      isFetching = true;
      const sharedRequest = new Request(origin + pathname, { headers: { 'accept-encoding': encoding ?? '' } });
      const answer = await app(withClientAddress(address, sharedRequest));
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: new Uint8Array(await answer.arrayBuffer()),
      };
    });
    // the request that filled the cache was counted by the app
    const ownHeaders = isFetching ? {} : status === 200 && (await admits(address));
    if (!ownHeaders) return app(request);
    const headers = { ...cachedHeaders, ...ownHeaders };
    const ifNoneMatch = request.headers.get('if-none-match');
    if (
      status === 200 &&
      ifNoneMatch?.split(',').some((tag) => withoutWeakPrefix(tag) === withoutWeakPrefix(headers['etag'] ?? ''))
    )
      return new Response(null, { status: 304, headers: withoutBody({ status, headers, body }) });
    return new Response(body, { status, headers });
  };
}
