import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withClientAddress, type Backend } from '../../src/backend/backend.js';

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** One request on the line, and what can be done with it. */
interface PassingRequest {
  readonly to: ServerResponse;
  /** Hands the request over and gives the answer; again, when called again. */
  deliver(): Promise<Response>;
  /** Waits for the first bytes of the body, where there is one. */
  begin(): Promise<void>;
  /** Cuts the line: whoever waits for an answer sees a connection that is reset. */
  cut(): void;
  answer(response: Response): Promise<void>;
  /** What happens after the visitor has an answer. */
  later(work: () => Promise<unknown>): void;
  /** From 0 to below 1. */
  readonly random: () => number;
}

type Fault = (passing: PassingRequest) => Promise<void>;

/** Longer than the widget's patience with a question, as `chaos.ts` sets it. Milliseconds. */
export const OVERLONG_DELAY_MS = 2_500;

/** The sign-in page of a hotel, with status 200; some say that it may be kept. */
const page = (random: () => number, headers: Record<string, string> = {}) =>
  new Response('<!doctype html><title>Wi-Fi</title><h1>Welcome to our hotel</h1>', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      ...(random() < 0.5 ? { 'cache-control': 'max-age=3600' } : {}),
      ...headers,
    },
  });

const unavailableResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response('<h1>Away</h1>', { status, headers: { 'access-control-allow-origin': '*', ...headers } });

/** What can happen to a request on its way, by name. */
export const faults = {
  'takes its time': async ({ deliver, answer, random }) => {
    await sleep(random() * 300);
    const response = await deliver();
    await sleep(random() * 300);
    await answer(response);
  },
  'takes longer than anybody waits': async ({ deliver, answer, random }) => {
    if (random() < 0.5) await sleep(OVERLONG_DELAY_MS);
    const response = await deliver();
    await sleep(OVERLONG_DELAY_MS);
    await answer(response);
  },
  'comes in slices': async ({ deliver, to }) => {
    const response = await deliver();
    const body = Buffer.from(await response.arrayBuffer());
    to.writeHead(response.status, Object.fromEntries(response.headers));
    const size = Math.ceil(body.length / 12);
    for (let at = 0; at < body.length; at += size) {
      to.write(body.subarray(at, at + size));
      await sleep(10);
    }
    to.end();
  },
  'is cut before it leaves': async ({ cut }) => cut(),
  'is cut in the middle': async ({ begin, cut }) => {
    await begin();
    cut();
  },
  'is cut before the answer': async ({ deliver, cut }) => {
    await deliver();
    cut();
  },
  'is cut within the answer': async ({ deliver, to }) => {
    const response = await deliver();
    const body = Buffer.from(await response.arrayBuffer());
    to.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': String(body.length) });
    await new Promise<void>((resolve) => to.write(body.subarray(0, body.length >> 1), () => resolve()));
    // a reset would take back what is on its way
    to.destroy();
  },
  'is answered in part, as if that were all': async ({ deliver, answer }) => {
    const response = await deliver();
    const text = await response.text();
    await answer(new Response(text.slice(0, text.length >> 1), response));
  },
  'finds nobody': ({ answer, random }) =>
    answer(unavailableResponse(503, random() < 0.5 ? { 'retry-after': '1' } : {})),
  'is too much': ({ answer }) => answer(unavailableResponse(429, { 'retry-after': '1' })),
  'is stored and disowned': async ({ deliver, answer, random }) => {
    await deliver();
    await answer(unavailableResponse(random() < 0.5 ? 502 : 504));
  },
  'breaks something': async ({ deliver, answer, random }) => {
    if (random() < 0.5) await deliver();
    await answer(unavailableResponse(500));
  },
  'meets the sign-in page of a hotel': ({ answer, random }) => answer(page(random)),
  'meets one that any page may read': ({ answer, random }) =>
    answer(page(random, { 'access-control-allow-origin': '*' })),
  'arrives twice at once': async ({ deliver, answer, random }) => {
    const [first, second] = await Promise.all([deliver(), deliver()]);
    await answer(random() < 0.5 ? first : second);
  },
  'arrives again later': async ({ deliver, answer, later }) => {
    await answer(await deliver());
    later(async () => {
      await sleep(150);
      await deliver();
    });
  },
  'arrives again later, and only that is answered': async ({ deliver, answer }) => {
    await deliver();
    await sleep(100);
    await answer(await deliver());
  },
} satisfies Record<string, Fault>;

const passes: Fault = async ({ deliver, answer }) => answer(await deliver());

export interface LineOptions {
  backend: Backend;
  /** What happens to the next request of a run; undefined: nothing. */
  next: (run: number) => { fault: keyof typeof faults; random: () => number } | undefined;
}

/** Opens a port; gives its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The line between visitors and a gate. Addresses that begin with `/run-7` are those of the seventh run. */
export async function lineTo({ backend, next }: LineOptions) {
  const underway = new Map<number, Promise<unknown>[]>();
  const sent = new Map<number, { posts: number; preflights: number }>();

  const pass = async (request: IncomingMessage, to: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/', socket } = request;
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const [, run, path = url] = /^\/run-(\d+)(\/.*)$/.exec(url) ?? [];
    const first = new Promise<void>((resolve) => {
      // whoever asked may have gone
      for (const event of ['readable', 'end', 'close']) request.once(event, resolve);
    });
    // of a body that breaks off nothing is handed over
    const body = async () => Buffer.concat(await request.toArray());
    let whole: Promise<Buffer> | undefined;
    const passing: PassingRequest = {
      to,
      begin: () => first,
      deliver: async () => {
        const content = await (whole ??= body());
        const more = method === 'GET' || method === 'OPTIONS' ? {} : { body: new Uint8Array(content) };
        return backend(withClientAddress('192.0.2.1', new Request(`http://line${path}`, { method, headers, ...more })));
      },
      cut: () => void socket.resetAndDestroy(),
      answer: async (response) => {
        const content = Buffer.from(await response.arrayBuffer());
        to.writeHead(response.status, Object.fromEntries(response.headers));
        to.end(content);
      },
      later: (work) => underway.get(Number(run))?.push(work()),
      random: Math.random,
    };
    if (run === undefined) return passes(passing);
    const number = Number(run);
    if (!underway.has(number)) underway.set(number, []);
    const { posts, preflights } = sent.get(number) ?? { posts: 0, preflights: 0 };
    sent.set(number, {
      posts: posts + Number(method === 'POST'),
      preflights: preflights + Number(method === 'OPTIONS'),
    });
    const fault = next(number);
    const work = fault ? faults[fault.fault]({ ...passing, random: fault.random }) : passes(passing);
    underway.get(number)!.push(work);
    await work;
  };

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  return {
    address: await listen(server),
    /** How many registrations were sent in a run, and how often a browser asked first whether it may. */
    sent: (run: number) => sent.get(run) ?? { posts: 0, preflights: 0 },
    /** Resolves when nothing of a run is on its way any more. */
    quiet: async (run: number): Promise<void> => {
      const works = underway.get(run) ?? [];
      for (let settledCount = -1; settledCount !== works.length;) {
        settledCount = works.length;
        await Promise.allSettled(works);
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
