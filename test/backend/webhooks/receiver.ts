import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on this machine; `answer` may leave a request without an answer. Tests close it. */
export async function receiver(answer: (response: ServerResponse, request: ReceivedWebhook) => void) {
  const requests: ReceivedWebhook[] = [];
  const listener: RequestListener = (incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text));
    incoming.on('end', () => {
      const request = { headers: incoming.headers, body };
      requests.push(request);
      answer(response, request);
    });
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, url: `http://127.0.0.1:${port}/turnout`, requests, close };
}

/** An answer with a status and nothing else. */
export const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();
