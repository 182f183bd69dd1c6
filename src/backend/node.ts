import { createAdaptorServer } from '@hono/node-server';
import { Buffer } from 'node:buffer';
import type { Server } from 'node:http';
import type { AddressInfo, BlockList } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { appOf, type AppOptions } from './app.js';
import { addressHeader, type Backend, type Layer } from './backend.js';
import { encodingFor, filesIn } from './files.js';
import { healthOf } from './health.js';
import { strictTransport } from './layers/index.js';
import { addressOf } from './proxies.js';
import { openStore, type Store } from './store/index.js';
import { engineAt } from './store/engines/configured.js';

export interface NodeOptions {
  /** Folder of the data, made when absent; or the address of a PostgreSQL: `postgres://user@host/database`. */
  data: string;
  /** 0 for any that is free. */
  port: number;
  host?: string;
  /** Where visitors reach this, when that is not `http://localhost:{port}`. */
  origin?: string;
  /** Whose `X-Forwarded-For` is believed; nobody's where absent. */
  proxies?: BlockList;
  rates?: AppOptions['rates'];
  /** Folder of the built scripts. */
  scripts: string;
  /** Further pages by path, such as the example page; undefined where there is none. */
  pages?: (origin: string) => (path: string) => Promise<string | undefined>;
  report?: (error: unknown) => void;
  /** Milliseconds within which a request has to arrive whole (requirements.md 22). */
  arrival?: number;
}

export interface Running {
  readonly origin: string;
  /** Where it listens. */
  readonly port: number;
  /** What is behind the port, for who shares the process. */
  readonly backend: Backend;
  readonly store: Store;
  /** Lets requests under way end, then closes the database. */
  close(): Promise<void>;
}

const squeeze = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Compresses texts that are worth it. The tag of what is compressed becomes a weak one (RFC 9110, 8.8.3). */
const compressed: Layer = (next) => async (request) => {
  const answer = await next(request);
  const encoding = encodingFor(request);
  const type = answer.headers.get('content-type') ?? '';
  if (!encoding || !answer.body || answer.headers.has('content-encoding') || !/json|text/.test(type)) return answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.append('vary', 'Accept-Encoding');
  if (body.length < 256) return new Response(new Uint8Array(body), { status: answer.status, headers });
  headers.set('content-encoding', encoding);
  const etag = headers.get('etag');
  if (etag && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  return new Response(new Uint8Array(await squeeze[encoding](body)), { status: answer.status, headers });
};

const page = (body: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });

/** The whole of Turnout behind a port (design.md section 7). Resolves when it listens. */
export async function serve(options: NodeOptions): Promise<Running> {
  const { port, host = '0.0.0.0', proxies, rates = {}, scripts, pages, arrival = 25_000 } = options;
  const { report = () => {} } = options;
  const store = await openStore(await engineAt(options.data));
  const files = filesIn(scripts);

  let backend: Backend = async () => new Response('Starting', { status: 503, headers: { 'retry-after': '1' } });
  const server = createAdaptorServer({
    fetch(request, { incoming }) {
      const { remoteAddress } = incoming.socket;
      request.headers.set(addressHeader, addressOf(remoteAddress, request.headers.get('x-forwarded-for'), proxies));
      return backend(request);
    },
    // who sends a byte a second is cut off
    serverOptions: {
      requestTimeout: arrival,
      headersTimeout: Math.min(arrival, 10_000),
      connectionsCheckingInterval: Math.min(arrival, 1_000),
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  const listening = (server.address() as AddressInfo).port;
  const origin = options.origin ?? `http://localhost:${listening}`;
  const app = compressed(await appOf({ store, origin, rates, report }));
  const extra = pages?.(origin);
  let ending = false;
  const health = healthOf(store, () => ending);
  backend = strictTransport(origin)(async (request) => {
    const { pathname } = new URL(request.url);
    if (!/^(GET|HEAD)$/.test(request.method)) return app(request);
    const asked = await health(pathname);
    if (asked) return asked;
    const drawn = await extra?.(pathname);
    if (drawn !== undefined) return page(drawn);
    if (files && /\.(js|map)$|^\/schemas\//.test(pathname)) return files(request);
    return app(request);
  });

  return {
    origin,
    port: listening,
    backend: app,
    store,
    async close() {
      ending = true;
      server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), 10_000).unref();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(cut);
      await store.close();
    },
  };
}
