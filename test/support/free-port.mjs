import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows give to outgoing connections, above those of common services. */
const [LOWEST_PORT, HIGHEST_PORT] = [20_000, 32_000];

const listens = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Gives a port of this machine on which nothing listens, for a server that is told its port before it starts.
 *
 * A port that the system chose (`listen(0)`) is no longer free once it is closed: the system gives it to the next
 * outgoing connection. So this chooses by chance, where the system does not.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST_PORT, HIGHEST_PORT);
    if (await listens(port)) return port;
  }
}
