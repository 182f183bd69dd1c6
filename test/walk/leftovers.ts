import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What has to be undone when all tests are done, last first. */
export const leftovers: (() => unknown)[] = [];
/** And when the test is over. */
export const later: (() => unknown)[] = [];

const undo = async (things: (() => unknown)[]) => {
  for (let thing = things.pop(); thing; thing = things.pop()) await thing();
};

afterEach(() => undo(later));
after(() => undo(leftovers));

/** Opens a port of this machine. It closes when all tests are done. */
export async function listen(listener: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  leftovers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
