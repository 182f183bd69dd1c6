import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Interval at which idle connections are closed. */
const SWEEP_INTERVAL_MS = 50;

/**
 * Returns a function that closes a server gracefully: it accepts no more connections, lets running requests end, closes each
 * connection as soon as it is idle, and all others after `timeoutMs`. Resolves when no connection is left.
 */
export function gracefulCloseOf(server: Server): (timeoutMs: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (timeoutMs) => {
    const sweepTimer = setInterval(() => {
      server.closeIdleConnections();
      // Node does not count a connection without any data as idle
      for (const socket of sockets) if (!socket.bytesRead) socket.destroy();
    }, SWEEP_INTERVAL_MS);
    const forceTimer = setTimeout(() => server.closeAllConnections(), timeoutMs);
    try {
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
    } finally {
      clearInterval(sweepTimer);
      clearTimeout(forceTimer);
    }
  };
}
