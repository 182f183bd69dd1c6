import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What Node says itself where nobody listens for it (RFC 9110, 15.5.9, 15.5.1 and RFC 6585, 5). */
const answers: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'HTTP/1.1 408 Request Timeout',
  HPE_HEADER_OVERFLOW: 'HTTP/1.1 431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'HTTP/1.1 413 Payload Too Large',
};

/**
 * Calls back where a connection has said nothing more by then. A server that is busy has not read yet what came meanwhile:
 * timers run before the reading, `setImmediate` after it.
 */
function unlessDataArrived(socket: Socket, silent: () => void): void {
  const heard = socket.bytesRead;
  setImmediate(() => {
    if (socket.bytesRead === heard) silent();
  });
}

/**
 * Makes the time limits of a server count how slow its clients are, and not how busy it is itself: what has arrived and is not
 * read yet is neither late (408) nor an idle connection that can be closed.
 */
export function excludeServerDelay(server: Server): void {
  const end = (socket: Socket, code: string) => {
    if (socket.writable && !socket.bytesWritten)
      socket.write(`${answers[code] ?? 'HTTP/1.1 400 Bad Request'}\r\nConnection: close\r\n\r\n`);
    socket.destroy();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error;
    const connection = socket as Socket;
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') unlessDataArrived(connection, () => end(connection, code));
    else end(connection, code);
  });
  server.on('timeout', (socket) => unlessDataArrived(socket, () => socket.destroy()));
}
