import { request as ask, type IncomingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2SecureServer,
  type IncomingHttpHeaders as Fields,
  type ServerHttp2Stream,
} from 'node:http2';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { selfSignedCertificate } from './self-signed-certificate.js';

/** What belongs to one connection and not to what is asked for over it (RFC 9113, section 8.2.2). */
const ofConnection = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

const listening = (server: Server | Http2SecureServer) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server))));

/** Passes one request on to a plain server, and its answer back. */
function pass(stream: ServerHttp2Stream, fields: Fields, port: number): void {
  const plain = Object.entries(fields).filter(([name]) => !name.startsWith(':'));
  const headers = { ...Object.fromEntries(plain), host: fields[':authority'] ?? 'localhost' };
  const upstream = ask(
    { host: '127.0.0.1', port, method: fields[':method'] ?? 'GET', path: fields[':path'] ?? '/', headers },
    (answer) => {
      const headers = Object.entries(answer.headers as IncomingHttpHeaders).filter(([name]) => !ofConnection.has(name));
      if (!stream.headersSent && !stream.destroyed) {
        stream.respond({ ...Object.fromEntries(headers), ':status': answer.statusCode ?? 502 });
        answer.pipe(stream);
      }
    },
  );
  upstream.on('error', () => stream.close());
  stream.on('error', () => upstream.destroy());
  stream.pipe(upstream);
}

/** Sends on what comes, each piece so many milliseconds later, in its order, and not before a moment. */
function later(from: Socket, to: Socket, milliseconds: number, notBefore = 0): void {
  const queue: (() => void)[] = [];
  const after = (work: () => void) => {
    queue.push(work);
    // whichever timer is first, what came first is sent first
    setTimeout(() => queue.shift()!(), Math.max(performance.now(), notBefore) + milliseconds - performance.now());
  };
  from.on('data', (piece) => after(() => to.writable && to.write(piece)));
  from.on('end', () => after(() => to.end()));
  from.on('error', () => to.destroy());
  from.on('close', () => after(() => to.destroy()));
}

/** How a server is reached from afar. */
export interface SlowNetwork {
  /** `https://localhost:{port}`, where the way is long. */
  readonly origin: string;
  readonly port: number;
  /** Milliseconds there and back. */
  readonly roundTrip: number;
  /** Connections that were opened so far. */
  readonly connections: () => number;
  /** Requests that arrived so far: method and path. */
  readonly requests: string[];
  /** What answers behind it, by its port on this machine. */
  behind(port: number): void;
  close(): Promise<void>;
}

/**
 * A long way to a server of this machine: TLS 1.3 and HTTP/2, and a round trip of so many milliseconds. Half of it is waited
 * for in each direction, and opening a connection takes a whole one more, as SYN and its answer do: the system of this machine
 * answers them at once, so that what a browser says first is kept for as long. Bytes cost nothing; only the way does.
 */
export async function startSlowNetwork(roundTrip = 150): Promise<SlowNetwork> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  let port = 0;
  let connections = 0;

  const front = createSecureServer({ ...selfSignedCertificate(), minVersion: 'TLSv1.3', allowHTTP1: false });
  front.on('stream', (stream, fields) => {
    requests.push(`${fields[':method']} ${fields[':path']}`);
    pass(stream, fields, port);
  });
  // a browser that leaves while something is on its way
  front.on('sessionError', () => {});
  front.on('tlsClientError', () => {});
  const frontPort = await listening(front);

  const relay = createServer((visitor) => {
    connections++;
    const server = connect(frontPort, '127.0.0.1');
    for (const socket of [visitor, server]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    later(visitor, server, roundTrip / 2, performance.now() + roundTrip);
    later(server, visitor, roundTrip / 2);
  });
  const far = await listening(relay);

  return {
    origin: `https://localhost:${far}`,
    port: far,
    roundTrip,
    connections: () => connections,
    requests,
    behind: (to) => void (port = to),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([relay, front].map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
