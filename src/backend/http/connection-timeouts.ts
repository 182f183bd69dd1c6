import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The answers that Node sends without a `clientError` listener (RFC 9110, 15.5.9, 15.5.1 and RFC 6585, 5). */
const statusLines: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'HTTP/1.1 408 Request Timeout',
  HPE_HEADER_OVERFLOW: 'HTTP/1.1 431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'HTTP/1.1 413 Payload Too Large',
};

/**
 * Calls `onSilence` unless the connection has received data. A busy server has not read the data that has arrived: timers run
 * before sockets are read, `setImmediate` after.
 */
function unlessDataArrived(socket: Socket, onSilence: () => void): void {
  const bytesRead = socket.bytesRead;
  setImmediate(() => {
    if (socket.bytesRead === bytesRead) onSilence();
  });
}

/**
 * Makes the timeouts of a server measure its clients and not its own load: a connection with unread data is neither late (408)
 * nor idle.
 */
export function excludeServerDelay(server: Server): void {
  const closeWith = (socket: Socket, code: string) => {
    if (socket.writable && !socket.bytesWritten)
      socket.write(`${statusLines[code] ?? 'HTTP/1.1 400 Bad Request'}\r\nConnection: close\r\n\r\n`);
    socket.destroy();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error;
    const connection = socket as Socket;
    if (code === 'ERR_HTTP_REQUEST_TIMEOUT') unlessDataArrived(connection, () => closeWith(connection, code));
    else closeWith(connection, code);
  });
  server.on('timeout', (socket) => unlessDataArrived(socket, () => socket.destroy()));
}
