import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { createApp } from './http/app.js';
import type { Backend } from './backend.js';
import { compressResponses } from './http/compression.js';
import { gracefulCloseOf } from './http/graceful-close.js';
import { readStaticFiles } from './http/static-files.js';
import { healthOf } from './http/health.js';
import { backendOf, createHono, retryAfter } from './http/middleware/index.js';
import { mailHealthOf } from './mail/index.js';
import { metricsServer, metricsOf, refusalSummary } from './observability/index.js';
import { measureLoopDelay, loadShedding } from './http/load-shedding.js';
import { embedScripts } from './http/embed/embed-scripts.js';
import { responseCache } from './http/caches/response-cache.js';
import { setupWarningsOf } from './http/setup-warnings.js';
import type { NodeOptions, Running } from './node-options.js';
import { nodeRoutes } from './node-routes.js';
import { createNodeServer, listen } from './node-server.js';
import { startWorkers } from './node-workers.js';
import { openStore } from './store/index.js';
import { openEngine, isPostgresUrl } from './store/engines/open-engine.js';
import { monitorDataFile } from './store/engines/data-file-monitor.js';
import { DataFileError } from './store/engines/data-file.js';
import { lockFolder } from './store/engines/data-lock.js';

export type { NodeOptions, Running } from './node-options.js';

/** How long the start waits for the check of the mail transport. */
const MAIL_CHECK_MS = 1_000;

/** The maximum age of shared reads and of responses that are the same for every visitor. No decision depends on them. */
const SHARED_MS = 100;

/** The mail transport, whose troubles are logged; undefined without one. */
const monitoredMail = ({ mailTransport, mailHint, log }: NodeOptions) =>
  mailTransport &&
  mailHealthOf(mailTransport, {
    onChange(code) {
      if (code === undefined) log?.write('info', { event: 'mails can be sent again' });
      else log?.write('warn', { event: 'mails cannot be sent', code, hint: mailHint });
    },
  });

/** Starts to listen for scrapes of metrics. Returns the URL. Throws if the port is taken. */
async function listenForMetrics(server: Server, { port, host }: NonNullable<NodeOptions['metrics']>): Promise<string> {
  const boundPort = await listen(server, port, host);
  return `http://${isIPv6(host) ? `[${host}]` : host}:${boundPort}/metrics`;
}

/**
 * Starts Turnout on a port (docs/install.md). Resolves when it listens.
 *
 * @throws if the data cannot be opened, is in use by another process, or the port is taken
 */
export async function serve(options: NodeOptions): Promise<Running> {
  const {
    port,
    host = '0.0.0.0',
    proxies,
    rates = {},
    scripts: folder,
    pages,
    arrivalTimeoutMs = 25_000,
    closeTimeoutMs = 8_000,
  } = options;
  const engine = await openEngine(options.data);
  const store = await openStore(engine);
  const hosted = await options.hosted?.({ store, report: (error) => report(error) });
  const fileFault = () => engine.fileFault?.();
  const files = readStaticFiles(folder);
  let isClosing = false;
  const mailHealth = monitoredMail(options);
  const mailTrouble = () => mailHealth?.trouble();
  const remarks = () => [
    ...[mailTrouble()].flatMap((code) => (code ? `mails cannot be sent (${code})` : [])),
    ...(hosted?.isAvailable() === false ? ['the service before this gate does not answer'] : []),
  ];
  const isIncomplete = async () => (await hosted?.isComplete()) === false;
  const health = healthOf({ store, isEnding: () => isClosing, fileFault, remarks, isIncomplete });
  const isReady = async () => (await health('/readyz'))?.status === 200;
  const metrics =
    options.metrics &&
    (await metricsOf({
      version: options.version ?? 'unknown',
      isReady,
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
  // one log line per incident, not one per failed write
  const report = (error: unknown) => (error instanceof DataFileError ? fileMonitor.checkNow() : logFault(error));

  let backend: Backend = async () => new Response('Starting', { status: 503, headers: retryAfter() });
  let warnAboutSetup: ReturnType<typeof setupWarningsOf> | undefined;
  const refusedRequests = new WeakSet<Request>();
  const refusals = refusalSummary({ log: options.log, metrics });
  const onRefusal = (request: Request) => {
    refusedRequests.add(request);
    refusals.count();
  };
  const server = createNodeServer({
    proxies,
    arrivalTimeoutMs,
    metrics,
    log: options.log,
    backend: (request) => backend(request),
    onRequest: (incoming) => warnAboutSetup?.(incoming),
    isEnding: () => isClosing,
    isRefused: (request) => refusedRequests.has(request),
  });
  const delay = measureLoopDelay();
  const drain = gracefulCloseOf(server);
  const boundPort = await listen(server, port, host);
  const releaseData = isPostgresUrl(options.data) ? () => {} : lockFolder(options.data);
  const origin = options.origin ?? `http://localhost:${boundPort}`;
  const { log } = options;
  if (log && log.level !== 'off')
    warnAboutSetup = setupWarningsOf({ origin, proxies, warn: (entry) => log.write('warn', entry) });
  const { mailFrom } = options;
  const mailTransport = mailHealth?.transport;
  // a slow mail server must not delay the start
  await Promise.race([mailHealth?.check(), new Promise((resolve) => setTimeout(resolve, MAIL_CHECK_MS).unref())]);
  const {
    backend: uncompressed,
    admits,
    mailSender,
    ensureFees,
    refuse,
  } = await createApp({
    store,
    origin,
    rates,
    report,
    sharedMs: SHARED_MS,
    ...(metrics ? { onRegistration: metrics.registration, mailRefused: metrics.mailRefused } : {}),
    ...(mailTransport ? { mailTransport } : {}),
    ...(mailFrom === undefined ? {} : { mailFrom }),
    ...(hosted ? { hosted } : {}),
  });
  const compressed = createHono();
  compressed.use(compressResponses);
  compressed.all('*', ({ req }) => uncompressed(req.raw));
  const app = responseCache({ app: backendOf(compressed), admits, lifetimeMs: SHARED_MS });
  const workers = startWorkers({ store, mailTransport, mailSender, ensureFees, hosted, report, log });
  const examplePages = pages?.(origin);
  const languagesOf = async (club: string) => (await store.workspaces.bySlug(club))?.languages;
  // a guessed origin is not stated: visitors may use another name
  const home = options.origin && `${origin}/`;
  const scripts = files && embedScripts({ files, app: uncompressed, home, languagesOf });
  backend = nodeRoutes({
    app,
    origin,
    health,
    scripts,
    examplePages,
    shedding: loadShedding({ delay, refuse, onRefusal }),
    hasApi: !hosted,
    clubs: async () => (options.listsClubs ? store.workspaces.all() : []),
  });

  const metricsListener = metrics && metricsServer(metrics, health);
  let closing: Promise<void> | undefined;
  const close = async () => {
    isClosing = true;
    const stopped = workers.stop();
    try {
      await drain(closeTimeoutMs);
    } finally {
      delay.stop();
      refusals.end();
      await stopped;
      mailTransport?.close?.();
      metricsListener?.close();
      metricsListener?.closeAllConnections();
      fileMonitor.stop();
      await store.close();
      releaseData();
    }
  };
  const running = { origin, port: boundPort, backend: app, store, mailTrouble, close: () => (closing ??= close()) };
  if (!metricsListener || !options.metrics) return { ...running, metrics: undefined };
  try {
    return { ...running, metrics: await listenForMetrics(metricsListener, options.metrics) };
  } catch (error) {
    await running.close();
    throw error;
  }
}
