import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.js';

/** A separate server for monitoring: `/metrics` and the health endpoints. It must not be reachable from outside. */
export const metricsServer = (
  { text, type }: Pick<Metrics, 'text' | 'type'>,
  health: (path: string) => Promise<Response | undefined>,
): Server =>
  createAdaptorServer({
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const isRead = /^(GET|HEAD)$/.test(request.method);
      if (isRead && pathname === '/metrics')
        return new Response(await text(), { headers: { 'content-type': type, 'cache-control': 'no-store' } });
      return (
        (isRead && (await health(pathname))) ||
        new Response('There is nothing here. /metrics, /healthz and /readyz are.\n', {
          status: 404,
          headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
        })
      );
    },
  }) as Server;
