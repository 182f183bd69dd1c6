import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often those who are done are sent away. Milliseconds. */
const SWEEP_INTERVAL_MS = 50;

/**
 * Makes a server one that can be emptied. What it gives takes no more connections, lets requests under way end, closes every
 * connection as soon as nothing is asked on it, and after `patience` milliseconds those that are left. Resolves when none is.
 */
export function gracefulCloseOf(server: Server): (patience: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return async (patience) => {
    const sweeping = setInterval(() => {
      server.closeIdleConnections();
      // who has said nothing yet counts as somebody who is asking
      for (const socket of sockets) if (!socket.bytesRead) socket.destroy();
    }, SWEEP_INTERVAL_MS);
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    try {
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      });
    } finally {
      clearInterval(sweeping);
      clearTimeout(cut);
    }
  };
}
