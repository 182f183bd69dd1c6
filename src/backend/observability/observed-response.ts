import { randomUUID } from 'node:crypto';
import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Log } from './log.js';
import type { Metrics } from './metrics.js';
import { methodOf, routeOf } from './route-templates.js';

export interface ResponseObservers {
  /** True as soon as the server is about to end. */
  isEnding: () => boolean;
  log?: Pick<Log, 'level' | 'write'> | undefined;
  metrics?: Pick<Metrics, 'requestStarted' | 'requestEnded'> | undefined;
}

const summarisedResponses = new WeakSet<object>();

/** Leaves an answer of 500 or above without a line of its own in a log of errors: a summary tells of it. */
export const leaveToSummary = (response: object): void => void summarisedResponses.add(response);

/** Says `Connection: close` on the last answer of a connection, so that nobody sends another request into it. */
const closingResponse = (isEnding: () => boolean) =>
  class extends ServerResponse {
    override writeHead(status: number, ...more: never[]): this {
      if (isEnding()) this.shouldKeepAlive = false;
      return super.writeHead(status, ...more);
    }
  };

/**
 * The class of a server's answers, which tell log and metrics about themselves. An answer that is logged has a random
 * `X-Request-Id`, under which its line can be found. Where only errors are logged, all others cost a look at the clock; where
 * nobody observes, nothing.
 */
export function observedResponse({ isEnding, log, metrics }: ResponseObservers): typeof ServerResponse {
  const BaseResponse = closingResponse(isEnding);
  const level = log?.level ?? 'off';
  if (level === 'off' && !metrics) return BaseResponse as typeof ServerResponse;
  const observesAll = level === 'requests' || metrics !== undefined;

  class ObservedResponse extends BaseResponse {
    readonly #began = performance.now();
    #id: string | undefined;
    #before = 0;

    constructor(...args: [IncomingMessage]) {
      super(...args);
      if (!observesAll) return;
      metrics?.requestStarted();
      this.once('close', this.#tell);
    }

    override writeHead(status: number, ...more: never[]): this {
      if (this.#isLogged(status) && !this.headersSent) {
        this.#id = randomUUID();
        this.#before = this.req.socket.bytesWritten;
        this.setHeader('X-Request-Id', this.#id);
        if (!observesAll) this.once('close', this.#tell);
      }
      return super.writeHead(status, ...more);
    }

    #isLogged(status: number): boolean {
      return level === 'requests' || (level === 'errors' && status >= 500 && !summarisedResponses.has(this));
    }

    #tell(): void {
      const { req, statusCode } = this;
      const milliseconds = performance.now() - this.#began;
      const [method, route] = [methodOf(req.method), routeOf(req.url ?? '')];
      // whoever asked was gone before there was anything to say
      const status = this.headersSent ? statusCode : undefined;
      metrics?.requestEnded({ method, route, status, seconds: milliseconds / 1000 });
      if (!(status === undefined ? level === 'requests' : this.#isLogged(status))) return;
      log?.write(status !== undefined && status >= 500 ? 'error' : 'info', {
        event: 'request',
        id: this.#id,
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
