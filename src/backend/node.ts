import { createAdaptorServer } from '@hono/node-server';
import { Buffer } from 'node:buffer';
import type { Server } from 'node:http';
import { isIPv6, type AddressInfo, type BlockList } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { wholeAppOf, type AppOptions } from './app.js';
import { from, urlOf, type Backend, type Layer } from './backend.js';
import { drainOf } from './draining.js';
import { encodingFor, filesIn } from './files.js';
import { healthOf } from './health.js';
import { strictTransport } from './layers/index.js';
import { postmanFor, type Way } from './mail/index.js';
import { answersFor, isFile, metricsDoor, metricsOf, type Log } from './observing/index.js';
import { addressOf } from './proxies.js';
import { scriptWithForm } from './script-with-form.js';
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
  /** How mails leave. Where absent, they wait in the outbox. */
  way?: Way;
  /** Whom mails are from. Default: the club's own address. */
  mailFrom?: string;
  /** Folder of the built scripts. */
  scripts: string;
  /** Further pages by path, such as the example page; undefined where there is none. */
  pages?: (origin: string) => (path: string) => Promise<string | undefined>;
  report?: (error: unknown) => void;
  /** Where answers are noted; nowhere where absent. */
  log?: Pick<Log, 'level' | 'write'>;
  /** Where else to listen, for Prometheus alone; nothing is counted where absent. */
  metrics?: { host: string; port: number };
  /** Of this build, for who counts. */
  version?: string;
  /** Milliseconds within which a request has to arrive whole (requirements.md 22). */
  arrival?: number;
  /** Milliseconds that requests under way have to end. Closing the database has to fit into the ten seconds, too. */
  patience?: number;
}

export interface Running {
  readonly origin: string;
  /** Where it listens. */
  readonly port: number;
  /** Where the numbers are, when somebody counts: `http://127.0.0.1:9464/metrics`. */
  readonly metrics: string | undefined;
  /** What is behind the port, for who shares the process. */
  readonly backend: Backend;
  readonly store: Store;
  /** Lets requests under way end, as long as there is patience, then closes the database. */
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

/** A page that loads the script from `origin`, asks nobody else, and brings its own style. */
const page = (body: string, origin: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; script-src 'self' ${origin}; connect-src 'self' ${origin}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });

/** Listens, and gives the port. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The whole of Turnout behind a port (design.md section 7). Resolves when it listens. */
export async function serve(options: NodeOptions): Promise<Running> {
  const {
    port,
    host = '0.0.0.0',
    proxies,
    rates = {},
    scripts: folder,
    pages,
    arrival = 25_000,
    patience = 8_000,
  } = options;
  const store = await openStore(await engineAt(options.data));
  const files = filesIn(folder);
  let ending = false;
  const health = healthOf(store, () => ending);
  const ready = async () => (await health('/readyz'))?.status === 200;
  const metrics =
    options.metrics && (await metricsOf({ version: options.version ?? 'unknown', ready, mails: store.outbox.count }));
  const report = (error: unknown) => {
    metrics?.fault();
    options.report?.(error);
  };

  let backend: Backend = async () => new Response('Starting', { status: 503, headers: { 'retry-after': '1' } });
  const server = createAdaptorServer({
    fetch(request, { incoming }) {
      const { remoteAddress } = incoming.socket;
      const forwarded = incoming.headers['x-forwarded-for'];
      return backend(from(addressOf(remoteAddress, String(forwarded ?? ''), proxies), request));
    },
    // who sends a byte a second is cut off
    serverOptions: {
      requestTimeout: arrival,
      headersTimeout: Math.min(arrival, 10_000),
      connectionsCheckingInterval: Math.min(arrival, 1_000),
      ServerResponse: answersFor({ ending: () => ending, log: options.log, metrics }),
    },
  }) as Server;
  const drain = drainOf(server);
  const listening = await listen(server, port, host);
  const origin = options.origin ?? `http://localhost:${listening}`;
  const { way, mailFrom } = options;
  const { backend: whole, mailing } = await wholeAppOf({
    ...{ store, origin, rates, report },
    ...(metrics ? { heard: metrics.heard } : {}),
    ...(way ? { way } : {}),
    ...(mailFrom === undefined ? {} : { mailFrom }),
  });
  const app = compressed(whole);
  // without a way out they wait, for a process that has one
  const postman = way && postmanFor(mailing, { report });
  const extra = pages?.(origin);
  const languagesOf = async (club: string) => (await store.workspaces.bySlug(club))?.languages;
  const scripts = files && scriptWithForm({ files, app: whole, languagesOf });
  backend = strictTransport(origin)(async (request) => {
    const { pathname } = urlOf(request);
    if (!/^(GET|HEAD)$/.test(request.method) || /^\/(api|public)\//.test(pathname)) return app(request);
    const asked = await health(pathname);
    if (asked) return asked;
    const drawn = await extra?.(pathname);
    if (drawn !== undefined) return page(drawn, origin);
    if (scripts && isFile(pathname)) return scripts(request);
    return app(request);
  });

  const door = metrics && metricsDoor(metrics, health);
  let closing: Promise<void> | undefined;
  const close = async () => {
    ending = true;
    // both at once: one after the other could take longer than whoever told us waits
    const posted = postman?.stop();
    try {
      await drain(patience);
    } finally {
      await posted;
      way?.close?.();
      door?.close();
      door?.closeAllConnections();
      await store.close();
    }
  };
  const running = { origin, port: listening, backend: app, store, close: () => (closing ??= close()) };
  if (!door || !options.metrics) return { ...running, metrics: undefined };
  try {
    const counting = await listen(door, options.metrics.port, options.metrics.host);
    const shown = isIPv6(options.metrics.host) ? `[${options.metrics.host}]` : options.metrics.host;
    return { ...running, metrics: `http://${shown}:${counting}/metrics` };
  } catch (error) {
    await running.close();
    throw error;
  }
}
