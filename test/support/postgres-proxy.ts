import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy in front of a PostgreSQL that can cut its connections. */
export interface PostgresProxy {
  /** The same database, reached over this line. */
  readonly url: string;
  /**
   * Cuts the connection of the next transaction that writes to `table`, when PostgreSQL has answered its COMMIT and before
   * whoever sent it hears of that. Resolves when it is cut.
   */
  loseCommitOf(table: string): Promise<void>;
  close(): Promise<void>;
}

/** A line to a PostgreSQL that goes dead where a test wants it. Statements are text on it: it reads them. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const target = new URL(url);
  let trigger: { write: string; cut: () => void } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    let wrote = false;
    let committing = false;
    client.on('data', (bytes) => {
      const statement = bytes.toString('latin1');
      if (trigger && statement.includes(trigger.write)) wrote = true;
      // a statement ends with NUL
      if (wrote && statement.includes('commit\0')) committing = true;
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!committing) {
        client.write(bytes);
        return;
      }
      client.destroy();
      database.destroy();
      trigger?.cut();
      trigger = undefined;
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const here = new URL(url);
  here.port = String(port);
  return {
    url: here.href,
    loseCommitOf: (table) => new Promise((resolve) => (trigger = { write: `insert into "${table}"`, cut: resolve })),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
