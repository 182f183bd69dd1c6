import { createAdaptorServer } from '@hono/node-server';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, BlockList } from 'node:net';
import { withClientAddress, type Backend } from './backend.js';
import { excludeServerDelay } from './http/connection-timeouts.js';
import { clientAddressFrom } from './http/trusted-proxies.js';
import { leaveToSummary, observedResponse, type ResponseObservers } from './observability/index.js';

/** Connections that may wait to be accepted; the system's own limit (`net.core.somaxconn`) applies as well. */
const BACKLOG = 4_096;

/** The time in which a visitor fills in a short form: a connection that closes just when it is reused costs a response. */
const KEEP_ALIVE_MS = 20_000;

/** The longest time for the headers of a request. */
const MAX_HEADERS_TIMEOUT_MS = 10_000;

/** The longest interval between two checks for slow connections. */
const MAX_TIMEOUT_CHECK_MS = 1_000;

export interface NodeServerOptions extends ResponseObservers {
  readonly backend: Backend;
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: BlockList | undefined;
  /** Milliseconds within which a request must arrive completely (decision 29). */
  readonly arrivalTimeoutMs: number;
  /** Called with each request before it is handled. */
  readonly onRequest: (incoming: IncomingMessage) => void;
  /** Whether a request was refused under overload; such a response has no log line of its own. */
  readonly isRefused: (request: Request) => boolean;
}

/** Creates an HTTP server for a backend, with time limits and observed responses. It does not listen yet. */
export function createNodeServer({
  backend,
  proxies,
  arrivalTimeoutMs,
  onRequest,
  isRefused,
  ...observers
}: NodeServerOptions): Server {
  const server = createAdaptorServer({
    async fetch(request, { incoming, outgoing }) {
      onRequest(incoming as IncomingMessage);
      const { remoteAddress } = incoming.socket;
      const forwarded = incoming.headers['x-forwarded-for'];
      const response = await backend(
        withClientAddress(clientAddressFrom(remoteAddress, String(forwarded ?? ''), proxies), request),
      );
      if (isRefused(request)) leaveToSummary(outgoing);
      return response;
    },
    // connections that send too slowly are closed
    serverOptions: {
      requestTimeout: arrivalTimeoutMs,
      headersTimeout: Math.min(arrivalTimeoutMs, MAX_HEADERS_TIMEOUT_MS),
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(arrivalTimeoutMs, MAX_TIMEOUT_CHECK_MS),
      ServerResponse: observedResponse(observers),
    },
  }) as Server;
  excludeServerDelay(server);
  return server;
}

/** Listens, and returns the port. Rejects if the port is taken. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  return (server.address() as AddressInfo).port;
}
