import { clientAddressOf, withClientAddress, urlOf, type Backend } from '../../backend.js';
import { shortCache } from './short-cache.js';
import { acceptedEncoding } from '../compression.js';

/**
 * Paths whose answer is the same for every visitor, whatever the query says: the gate reads none there. So nobody gets past the
 * cache by parameters of their own (requirement 73), `?fresh=` of pages behind a service worker included.
 */
const isShared = /^\/public\/[\w-]+\/(?:forms\/[\w-]+|events|events\.ics|events\/[\w-]+\.ics)$/;

/** An answer as it goes out. */
interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface ResponseCacheOptions {
  /** Answers, and compresses. */
  readonly app: Backend;
  /** Counts a request of somebody who only reads; false where there were too many. */
  readonly admits: (address: string) => Promise<boolean>;
  /** How long an answer is given to others. Milliseconds. */
  readonly keptMs: number;
}

/** Headers of what somebody has already. */
const withoutBody = ({ headers }: CachedResponse): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(encoding|length|type)$/.test(name)));

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Keeps the answers that every visitor of a rush asks for as bytes, compressed once. Each request still counts against the
 * rates; whatever is no plain success is answered to each by itself.
 */
export function responseCache({ app, admits, keptMs }: ResponseCacheOptions): Backend {
  const kept = shortCache<CachedResponse>(keptMs, ({ status }) => status === 200);
  return async (request) => {
    const { pathname, origin } = urlOf(request);
    const own = request.headers.has('authorization');
    if (request.method !== 'GET' || own || !isShared.test(pathname)) return app(request);
    const encoding = acceptedEncoding(request);
    const address = clientAddressOf(request);
    let asking = false;
    const { status, headers, body } = await kept(`${encoding} ${pathname}`, async () => {
      asking = true;
      const asked = new Request(origin + pathname, { headers: { 'accept-encoding': encoding ?? '' } });
      const answer = await app(withClientAddress(address, asked));
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: new Uint8Array(await answer.arrayBuffer()),
      };
    });
    // who has asked for all others was counted with that
    if (!asking && (status !== 200 || !(await admits(address)))) return app(request);
    const known = request.headers.get('if-none-match');
    if (status === 200 && known?.split(',').some((tag) => bare(tag) === bare(headers['etag'] ?? '')))
      return new Response(null, { status: 304, headers: withoutBody({ status, headers, body }) });
    return new Response(body, { status, headers });
  };
}
