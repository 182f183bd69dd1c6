import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { readStaticFiles } from './http/static-files.js';
import { nodeApp } from './node-app.js';
import { nodeListener } from './node-listener.js';
import { monitorNode } from './node-monitoring.js';
import type { NodeOptions, Running } from './node-options.js';
import { listen } from './node-server.js';
import { startWorkers } from './node-workers.js';
import { metricsServer } from './observability/index.js';
import { lockFolder } from './store/engines/data-lock.js';
import { isPostgresUrl, openEngine } from './store/engines/open-engine.js';
import { openStore } from './store/index.js';

export type { NodeOptions, Running } from './node-options.js';

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
  const { log, closeTimeoutMs = 8_000 } = options;
  let isClosing = false;
  const isEnding = () => isClosing;
  const engine = await openEngine(options.data);
  const store = await openStore(engine);
  const files = readStaticFiles(options.scripts);
  const monitoring = await monitorNode({ options, engine, store, isEnding });
  const { report, metrics, mailTransport, mailTrouble } = monitoring;
  const hosted = await options.hosted?.({ store, report });
  monitoring.observeService(hosted);

  const listener = nodeListener({ options, metrics, isEnding });
  const port = await listener.listen();
  const releaseData = isPostgresUrl(options.data) ? () => {} : lockFolder(options.data);
  const origin = options.origin ?? `http://localhost:${port}`;
  listener.warnAboutSetup(origin);
  await monitoring.checkMail();
  const { shedding } = listener;
  const { app, routes, mailSender, ensureFees } = await nodeApp({
    options,
    store,
    origin,
    monitoring,
    hosted,
    files,
    shedding,
  });
  const workers = startWorkers({ store, mailTransport, mailSender, ensureFees, hosted, report, log });
  listener.handleWith(routes);

  const metricsListener = metrics && metricsServer(metrics, monitoring.health);
  let closing: Promise<void> | undefined;
  const close = async () => {
    isClosing = true;
    const stopped = workers.stop();
    try {
      await listener.drain(closeTimeoutMs);
    } finally {
      listener.stop();
      await stopped;
      mailTransport?.close?.();
      metricsListener?.close();
      metricsListener?.closeAllConnections();
      monitoring.stop();
      await store.close();
      releaseData();
    }
  };
  const running = { origin, port, backend: app, store, mailTrouble, close: () => (closing ??= close()) };
  if (!metricsListener || !options.metrics) return { ...running, metrics: undefined };
  try {
    return { ...running, metrics: await listenForMetrics(metricsListener, options.metrics) };
  } catch (error) {
    await running.close();
    throw error;
  }
}
