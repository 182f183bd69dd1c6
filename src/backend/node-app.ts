import type { MiddlewareHandler } from 'hono';
import type { Backend } from './backend.js';
import { createApp } from './http/app.js';
import { responseCache } from './http/caches/response-cache.js';
import { compressResponses } from './http/compression.js';
import { embedScripts } from './http/embed/embed-scripts.js';
import { backendOf, createHono } from './http/middleware/index.js';
import type { StaticFiles } from './http/static-files.js';
import type { Monitoring } from './node-monitoring.js';
import type { NodeOptions } from './node-options.js';
import { nodeRoutes } from './node-routes.js';
import type { Store } from './store/index.js';
import type { HostedService } from './upstream/index.js';

/** The maximum age of shared reads and of responses that are the same for every visitor. No decision depends on them. */
const SHARED_MS = 100;

export interface NodeAppOptions {
  readonly options: NodeOptions;
  readonly store: Store;
  readonly origin: string;
  readonly monitoring: Monitoring;
  readonly hosted: HostedService | undefined;
  /** The built scripts; undefined if there are none. */
  readonly files: StaticFiles | undefined;
  /** Refuses requests under overload with the answers of `refuse`. */
  readonly shedding: (refuse: Backend) => MiddlewareHandler;
}

/** Compresses the answers of a backend. */
function compressedBackend(backend: Backend): Backend {
  const compressed = createHono();
  compressed.use(compressResponses);
  compressed.all('*', ({ req }) => backend(req.raw));
  return backendOf(compressed);
}

/** The backend of a process: service, gate and pages, compressed and cached, with scripts, health and load shedding before them. */
export async function nodeApp({ options, store, origin, monitoring, hosted, files, shedding }: NodeAppOptions) {
  const { rates = {}, mailFrom, pages } = options;
  const { report, metrics, mailTransport, health } = monitoring;
  const { backend, admits, mailSender, ensureFees, refuse } = await createApp({
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
  const app = responseCache({ app: compressedBackend(backend), admits, lifetimeMs: SHARED_MS });
  const languagesOf = async (club: string) => (await store.workspaces.bySlug(club))?.languages;
  // a guessed origin is not stated: visitors may use another name
  const home = options.origin && `${origin}/`;
  const routes = nodeRoutes({
    app,
    origin,
    health,
    scripts: files && embedScripts({ files, app: backend, home, languagesOf }),
    examplePages: pages?.(origin),
    shedding: shedding(refuse),
    hasApi: !hosted,
    clubs: async () => (options.listsClubs ? store.workspaces.all() : []),
  });
  return { app, routes, mailSender, ensureFees };
}
