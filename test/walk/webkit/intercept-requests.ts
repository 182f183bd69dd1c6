import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../clean-up.js';

/** A request as a walk looks at it. */
export interface InterceptedRequest {
  readonly url: string;
  readonly method: string;
}

/** What becomes of a request instead of being passed on. */
export interface Crossing {
  abort(): Promise<void>;
  fulfill(answer: { status?: number }): Promise<void>;
  continue(): Promise<void>;
}

type Guard = (crossing: Crossing) => unknown;

/** `*` stands for a part of a path, `**` for anything. */
const patternOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))}$`,
  );

/**
 * What lies between a browser and this machine: all its requests pass here, whatever host they are for, and are counted. They
 * ask for `language`, a BCP 47 tag, since WebKit asks for the machine's locale, which may be `C`.
 */
export async function line(language: string) {
  const requests: InterceptedRequest[] = [];
  const guards = new Map<string, Guard>();
  /** What was set in passing. */
  const cookies: string[] = [];

  const passOn = (from: IncomingMessage, to: ServerResponse) => {
    const { host, port, pathname, search } = new URL(from.url!);
    const options = { host: '127.0.0.1', port: port || 80, method: from.method, path: pathname + search };
    const onward = sendRequest(
      { ...options, headers: { ...from.headers, host, 'accept-language': language } },
      (answer) => {
        cookies.push(...(answer.headers['set-cookie'] ?? []));
        to.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(to);
      },
    );
    onward.once('error', () => from.socket.destroy());
    from.pipe(onward);
  };

  const port = await listen((from, to) => {
    const url = from.url!;
    // browsers ask for an icon by themselves
    if (url.endsWith('/favicon.ico')) return void to.writeHead(404).end();
    requests.push({ url, method: from.method! });
    const [, guard] = [...guards].find(([glob]) => patternOf(glob).test(url)) ?? [];
    if (!guard) return passOn(from, to);
    void guard({
      abort: async () => void from.socket.destroy(),
      fulfill: async ({ status = 200 }) => void to.writeHead(status).end(),
      continue: async () => passOn(from, to),
    });
  });

  return {
    proxy: `127.0.0.1:${port}`,
    requests,
    cookies,
    guards,
  };
}
