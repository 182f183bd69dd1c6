import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { isIPv6, type AddressInfo, type BlockList } from 'node:net';
import { createApp, type AppOptions } from './http/app.js';
import { addressesAt, withClientAddress, type Backend } from './backend.js';
import { excludeServerDelay } from './http/connection-timeouts.js';
import { compressResponses } from './http/compression.js';
import { gracefulCloseOf } from './http/graceful-close.js';
import { readStaticFiles } from './http/static-files.js';
import { healthOf } from './http/health.js';
import { backendOf, canonicalAddresses, createHono, retryAfter, strictTransport } from './http/middleware/index.js';
import { mailHealthOf, startOutboxWorker, type MailTransport } from './mail/index.js';
import {
  observedResponse,
  isStaticFile,
  leaveToSummary,
  metricsServer,
  metricsOf,
  refusalSummary,
  type Log,
} from './observability/index.js';
import { measureLoopDelay, loadShedding } from './http/load-shedding.js';
import { clientAddressFrom } from './http/trusted-proxies.js';
import { embedScripts } from './http/embed/embed-scripts.js';
import { responseCache } from './http/caches/response-cache.js';
import { setupWarningsOf } from './http/setup-warnings.js';
import { lifecycleTasks, startLifecycleWorker } from './lifecycle/index.js';
import { landingPage } from './pages/index.js';
import { openStore, type Store } from './store/index.js';
import { openEngine, isPostgresUrl } from './store/engines/open-engine.js';
import { monitorDataFile } from './store/engines/data-file-monitor.js';
import { DataFileError } from './store/engines/data-file.js';
import { lockFolder } from './store/engines/data-lock.js';

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
  mailTransport?: MailTransport;
  /** What an operator can do where mails cannot leave, for the log. */
  mailHint?: string;
  /** Whom mails are from. Default: the club's own address. */
  mailFrom?: string;
  /** Folder of the built scripts. */
  scripts: string;
  /** Further pages by path, such as the example page; undefined where there is none. */
  pages?: (origin: string) => (path: string) => Promise<string | undefined>;
  /** Whether the page at `/` names the clubs of this installation. */
  listsClubs?: boolean;
  report?: (error: unknown) => void;
  /** Where answers are noted; nowhere where absent. */
  log?: Pick<Log, 'level' | 'write'>;
  /** Where else to listen, for Prometheus alone; nothing is counted where absent. */
  metrics?: { host: string; port: number };
  /** Of this build, for who counts. */
  version?: string;
  /** Milliseconds within which a request has to arrive whole (requirements.md 22). */
  arrivalTimeoutMs?: number;
  /** Milliseconds that requests under way have to end. Closing the database has to fit into the ten seconds, too. */
  closeTimeoutMs?: number;
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
  /** Why mails cannot leave at the moment, as a code; undefined where they can. */
  mailTrouble(): string | undefined;
  /** Lets requests under way end, as long as there is patience, then closes the database. */
  close(): Promise<void>;
}

/** A page that loads the script from `origin`, asks nobody else, and brings its own style. */
const examplePage = (body: string, origin: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; script-src 'self' ${origin}; connect-src 'self' ${origin}; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });

/** How long the start waits to hear whether mails can leave. Milliseconds. */
const MAIL_CHECK_MS = 1_000;

/** How many connections may wait to be accepted; the system's own limit (`net.core.somaxconn`) counts as well. */
const BACKLOG = 4_096;

/** As long as a visitor fills in a short form; a connection that ends just when it is used again costs them an answer. */
const KEEP_ALIVE_MS = 20_000;

/** How long what is read of a service or given to every visitor may be old. Nothing is decided by it. */
const SHARED_MS = 100;

/** Listens, and gives the port. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, resolve);
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
    arrivalTimeoutMs: arrival = 25_000,
    closeTimeoutMs: patience = 8_000,
  } = options;
  const engine = await openEngine(options.data);
  const store = await openStore(engine);
  const fileFault = () => engine.fileFault?.();
  const files = readStaticFiles(folder);
  let ending = false;
  const mailHealth =
    options.mailTransport &&
    mailHealthOf(options.mailTransport, {
      onChange(code) {
        if (code === undefined) options.log?.write('info', { event: 'mails can be sent again' });
        else options.log?.write('warn', { event: 'mails cannot be sent', code, hint: options.mailHint });
      },
    });
  const mailTrouble = () => mailHealth?.trouble();
  const remarks = () => [mailTrouble()].flatMap((code) => (code ? `mails cannot be sent (${code})` : []));
  const health = healthOf({ store, isEnding: () => ending, fileFault, remarks });
  const ready = async () => (await health('/readyz'))?.status === 200;
  const metrics =
    options.metrics &&
    (await metricsOf({
      version: options.version ?? 'unknown',
      isReady: ready,
      mails: store.outbox.count,
      mailTransportUp: () => mailTrouble() === undefined,
    }));
  const logFault = (error: unknown) => {
    metrics?.fault();
    options.report?.(error);
  };
  const fileMonitor = monitorDataFile({
    fileFault,
    onFault: logFault,
    onRecovery: () => options.log?.write('info', { event: 'the data file is in its place again' }),
  });
  // one line for the accident, not one for each write that meets it
  const report = (error: unknown) => (error instanceof DataFileError ? fileMonitor.checkNow() : logFault(error));

  let backend: Backend = async () => new Response('Starting', { status: 503, headers: retryAfter() });
  let lookAtSetup: ReturnType<typeof setupWarningsOf> | undefined;
  const refused = new WeakSet<Request>();
  const refusals = refusalSummary({ log: options.log, metrics });
  const onRefusal = (request: Request) => {
    refused.add(request);
    refusals.count();
  };
  const server = createAdaptorServer({
    async fetch(request, { incoming, outgoing }) {
      lookAtSetup?.(incoming);
      const { remoteAddress } = incoming.socket;
      const forwarded = incoming.headers['x-forwarded-for'];
      const answer = await backend(
        withClientAddress(clientAddressFrom(remoteAddress, String(forwarded ?? ''), proxies), request),
      );
      if (refused.has(request)) leaveToSummary(outgoing);
      return answer;
    },
    // who sends a byte a second is cut off
    serverOptions: {
      requestTimeout: arrival,
      headersTimeout: Math.min(arrival, 10_000),
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(arrival, 1_000),
      ServerResponse: observedResponse({ isEnding: () => ending, log: options.log, metrics }),
    },
  }) as Server;
  excludeServerDelay(server);
  const delay = measureLoopDelay();
  const drain = gracefulCloseOf(server);
  const listening = await listen(server, port, host);
  const releaseData = isPostgresUrl(options.data) ? () => {} : lockFolder(options.data);
  const origin = options.origin ?? `http://localhost:${listening}`;
  const { log } = options;
  if (log && log.level !== 'off')
    lookAtSetup = setupWarningsOf({ origin, proxies, warn: (entry) => log.write('warn', entry) });
  const { mailFrom } = options;
  const mailTransport = mailHealth?.transport;
  // a mail server may take its time, and visitors need not wait for it
  await Promise.race([mailHealth?.check(), new Promise((resolve) => setTimeout(resolve, MAIL_CHECK_MS).unref())]);
  const {
    backend: whole,
    admits,
    mailSender,
    refuse,
  } = await createApp({
    ...{ store, origin, rates, report, sharedMs: SHARED_MS },
    ...(metrics ? { onRegistration: metrics.registration, mailRefused: metrics.mailRefused } : {}),
    ...(mailTransport ? { mailTransport } : {}),
    ...(mailFrom === undefined ? {} : { mailFrom }),
  });
  const compressed = createHono();
  compressed.use(compressResponses);
  compressed.all('*', ({ req }) => whole(req.raw));
  const app = responseCache({ app: backendOf(compressed), admits, lifetimeMs: SHARED_MS });
  // without a transport mails wait, for a process that has one
  const outboxWorker = mailTransport && startOutboxWorker(mailSender, { report });
  const lifecycleWorker = startLifecycleWorker({
    ...{ store, tasks: lifecycleTasks, report },
    log: (entry) => options.log?.level !== 'off' && options.log?.write('info', entry),
  });
  const extra = pages?.(origin);
  const languagesOf = async (club: string) => (await store.workspaces.bySlug(club))?.languages;
  // an origin that is only guessed is not stated: whoever comes by another name is answered there
  const home = options.origin && `${origin}/`;
  const scripts = files && embedScripts({ files, app: whole, home, languagesOf });
  const routes = createHono();
  routes.use(strictTransport(origin), canonicalAddresses, loadShedding({ delay, refuse, onRefusal }));
  routes.on('GET', ['/healthz', '/readyz'], async ({ req }) => (await health(req.path))!);
  routes.get('/', async () =>
    landingPage({
      addresses: addressesAt(origin),
      clubs: options.listsClubs ? await store.workspaces.all() : [],
      hasExample: extra !== undefined,
    }),
  );
  routes.get('/example/*', async ({ req }, next) => {
    const drawn = await extra?.(req.path);
    return drawn === undefined ? next() : examplePage(drawn, origin);
  });
  routes.get('*', ({ req }, next) => (scripts && isStaticFile(req.path) ? scripts(req.raw) : next()));
  routes.all('*', ({ req }) => app(req.raw));
  backend = backendOf(routes);

  const door = metrics && metricsServer(metrics, health);
  let closing: Promise<void> | undefined;
  const close = async () => {
    ending = true;
    // both at once: one after the other could take longer than whoever told us waits
    const posted = Promise.all([outboxWorker?.stop(), lifecycleWorker.stop()]);
    try {
      await drain(patience);
    } finally {
      delay.stop();
      refusals.end();
      await posted;
      mailTransport?.close?.();
      door?.close();
      door?.closeAllConnections();
      fileMonitor.stop();
      await store.close();
      releaseData();
    }
  };
  const running = { origin, port: listening, backend: app, store, mailTrouble, close: () => (closing ??= close()) };
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
