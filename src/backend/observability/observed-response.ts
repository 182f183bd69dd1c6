import { randomUUID } from 'node:crypto';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { methodOf, routeOf } from './route-templates.js';

export interface ResponseObservers {
  /** Whether the server is shutting down. */
  isEnding: () => boolean;
  log?: Pick<Log, 'level' | 'write'> | undefined;
  metrics?: Pick<Metrics, 'requestStarted' | 'requestEnded'> | undefined;
}

const summarisedResponses = new WeakSet<object>();

/** Excludes a response of status 500 or above from the error log: a summary counts it. */
export const leaveToSummary = (response: object): void => void summarisedResponses.add(response);

/**
 * Responses with a random `X-Request-Id`, which people can quote. During shutdown they send `Connection: close`, so that clients
 * do not reuse the connection.
 */
const identifiedResponse = (isEnding: () => boolean) =>
  class extends ServerResponse {
    readonly requestId = randomUUID();

    override writeHead(status: number, ...args: never[]): this {
      if (isEnding()) this.shouldKeepAlive = false;
      if (!this.headersSent) this.setHeader('X-Request-Id', this.requestId);
      return super.writeHead(status, ...args);
    }
  };

/**
 * The response class of a server that reports to log and metrics. Each response has a random `X-Request-Id`, which its line in the log
 * repeats. With only errors logged, other responses cost one reading of the clock.
 */
export function observedResponse({ isEnding, log, metrics }: ResponseObservers): typeof ServerResponse {
  const BaseResponse = identifiedResponse(isEnding);
  const level = log?.level ?? 'off';
  if (level === 'off' && !metrics) return BaseResponse as typeof ServerResponse;
  const observesAll = level === 'requests' || metrics !== undefined;

  class ObservedResponse extends BaseResponse {
    readonly #startedAt = performance.now();
    #before = 0;

    constructor(...args: [IncomingMessage]) {
      super(...args);
      if (!observesAll) return;
      metrics?.requestStarted();
      this.once('close', this.#tell);
    }

    override writeHead(status: number, ...args: never[]): this {
      if (this.#isLogged(status) && !this.headersSent) {
        this.#before = this.req.socket.bytesWritten;
        if (!observesAll) this.once('close', this.#tell);
      }
      return super.writeHead(status, ...args);
    }

    #isLogged(status: number): boolean {
      return level === 'requests' || (level === 'errors' && status >= 500 && !summarisedResponses.has(this));
    }

    #tell(): void {
      const { req, statusCode } = this;
      const milliseconds = performance.now() - this.#startedAt;
      const [method, route] = [methodOf(req.method), routeOf(req.url ?? '')];
      // the client disconnected before a response was sent
      const status = this.headersSent ? statusCode : undefined;
      metrics?.requestEnded({ method, route, status, seconds: milliseconds / 1000 });
      if (!(status === undefined ? level === 'requests' : this.#isLogged(status))) return;
      log?.write(status !== undefined && status >= 500 ? 'error' : 'info', {
        event: 'request',
        id: status === undefined ? undefined : this.requestId,
        method,
        route,
        status,
        ms: Math.round(milliseconds * 10) / 10,
        bytes: status === undefined ? 0 : req.socket.bytesWritten - this.#before,
        ...(this.writableFinished ? {} : { aborted: true }),
      });
    }
  }
  return ObservedResponse as typeof ServerResponse;
}
