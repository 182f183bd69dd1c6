import type { MiddlewareHandler } from 'hono';
import type { Backend } from './backend.js';
import { gracefulCloseOf } from './http/graceful-close.js';
import { loadShedding, measureLoopDelay } from './http/load-shedding.js';
import { retryAfter } from './http/middleware/index.js';
import { setupWarningsOf } from './http/setup-warnings.js';
import type { NodeOptions } from './node-options.js';
import { createNodeServer, listen } from './node-server.js';
import { refusalSummary, type Metrics } from './observability/index.js';

export interface ListenerOptions {
  readonly options: NodeOptions;
  readonly metrics: Metrics | undefined;
  /** True once the process has been told to end. */
  readonly isEnding: () => boolean;
}

/** The server of a process. It answers 503 until it has a backend. */
export interface NodeListener {
  /** Listens, and returns the port. Rejects if the port is taken. */
  readonly listen: () => Promise<number>;
  /** Warns of settings that do not fit the requests that arrive. */
  readonly warnAboutSetup: (origin: string) => void;
  /** Refuses requests under overload with the answers of `refuse`. */
  readonly shedding: (refuse: Backend) => MiddlewareHandler;
  readonly handleWith: (backend: Backend) => void;
  /** Waits for requests under way, at most so many milliseconds. */
  readonly drain: (timeoutMs: number) => Promise<void>;
  /** Stops the measurements, and logs refusals that are not logged yet. */
  readonly stop: () => void;
}

/** Creates the server. It does not listen yet. */
export function nodeListener({ options, metrics, isEnding }: ListenerOptions): NodeListener {
  const {
    port,
    host = '0.0.0.0',
    proxies,
    log,
    arrivalTimeoutMs = 25_000,
    loopDelay: delay = measureLoopDelay(),
  } = options;
  let backend: Backend = async () => new Response('Starting', { status: 503, headers: retryAfter() });
  let warnings: ReturnType<typeof setupWarningsOf> | undefined;
  const refusedRequests = new WeakSet<Request>();
  const refusals = refusalSummary({ log, metrics });
  const onRefusal = (request: Request) => {
    refusedRequests.add(request);
    refusals.count();
  };
  const server = createNodeServer({
    proxies,
    arrivalTimeoutMs,
    metrics,
    log,
    backend: (request) => backend(request),
    onRequest: (incoming) => warnings?.(incoming),
    isEnding,
    isRefused: (request) => refusedRequests.has(request),
  });
  return {
    listen: () => listen(server, port, host),
    warnAboutSetup(origin) {
      if (log && log.level !== 'off')
        warnings = setupWarningsOf({ origin, proxies, warn: (entry) => log.write('warn', entry) });
    },
    shedding: (refuse) => loadShedding({ delay, refuse, onRefusal }),
    handleWith(complete) {
      backend = complete;
    },
    drain: gracefulCloseOf(server),
    stop() {
      delay.stop();
      refusals.end();
    },
  };
}
