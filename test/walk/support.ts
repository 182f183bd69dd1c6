import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContextOptions, type Page, type Request } from 'playwright-core';
import { serviceClient } from '../../src/api/index.js';
import type { Person } from '../../src/model/person.js';
import { builtServer, type BuiltOptions } from '../support/built-server.js';
import { chromiumFlags, findChromium } from '../support/find-browser.mjs';

/** What has to be undone, last first. */
const leftovers: (() => unknown)[] = [];
const later: (() => unknown)[] = [];

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

export type Turnout = Awaited<ReturnType<typeof turnout>>;

/** The built server as a process of its own, with data of its own. It ends when all tests are done. */
export async function turnout(options: BuiltOptions = {}) {
  const server = await builtServer(options);
  leftovers.push(() => server.close());
  const { origin, port, apply, kill, end, logged, run, serve } = server;
  const made =
    options.yaml && (JSON.parse(await run('key', 'create', '--name', 'test', '--json')) as { key: string }).key;
  const said = await serve();
  const key = made || /Demo key +(\S+)/.exec(said)?.[1];
  if (!key) throw new Error(`The server printed no key:\n${said}`);
  const api = serviceClient({ base: `http://localhost:${port}/api`, key });

  const eventOf = async (slug: string) => {
    const { data: events } = await api.listEvents();
    const event = events.find((candidate) => candidate.slug.endsWith(`/${slug}`));
    if (!event) throw new Error(`There is no event ${slug}`);
    return event;
  };

  return {
    origin,
    port,
    key,
    api,
    apply,
    eventOf,
    /** The tag that the service hands out for an event. */
    snippet: async (slug: string): Promise<string> => (await eventOf(slug)).embed_snippet,
    /** Everybody on an event's list. */
    persons: async (slug: string): Promise<Person[]> => {
      const { list_id } = await eventOf(slug);
      return (await api.listPersons({ list_id })).data;
    },
    kill,
    end,
    logged,
    /** Again, at the same port and on the same data. */
    restart: serve,
  };
}

/** A club with one short form: name, e-mail and one choice. */
export const shortClub = `
workspace: { slug: club, name: Club }
events:
  - slug: walk
    title: Long walk
    published: true
    start_date: 2030-07-24
    columns: [{ external_id: size, name: T-shirt size, type: string, allowed_values: [S, M, L] }]
`;

/** A page of somebody's website with nothing but `body` in its body. */
export const pageWith = (body: string, { lang = 'en', head = '' } = {}): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Host</title>${head}</head><body>${body}</body></html>`;

export interface Served {
  body: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
}

/** A website on an origin of its own. */
export async function website() {
  const pages = new Map<string, Served>();
  const port = await listen((request, response) => {
    const found = pages.get(request.url ?? '');
    response.writeHead(found ? 200 : 404, {
      'content-type': found?.type ?? 'text/html; charset=utf-8',
      ...found?.headers,
    });
    response.end(found?.body);
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    /** Puts something there; gives its address. */
    put(served: Served | string, path = `/${pages.size + 1}`): string {
      pages.set(path, typeof served === 'string' ? { body: served } : served);
      return origin + path;
    },
  };
}

let launched: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: npm test installs one on Debian, or set CHROME_PATH');
  const args = [...chromiumFlags, '--host-resolver-rules=MAP club.test 127.0.0.1'];
  launched ??= chromium.launch({ executablePath, args }).then((found) => {
    leftovers.push(() => found.close());
    return found;
  });
  return launched;
}

export interface Visit {
  page: Page;
  /** What was thrown and not caught. */
  thrown: string[];
  requests: Request[];
}

/** Somebody with a fresh browser, who leaves when the test is over. */
export async function visitor(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await (await browser()).newContext({ locale: 'en-GB', ...options });
  later.push(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const visit: Visit = { page, thrown: [], requests: [] };
  page.on('pageerror', ({ message }) => visit.thrown.push(message));
  context.on('request', (request) => visit.requests.push(request));
  return visit;
}

export async function visitorAt(url: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await visitor(options);
  await visit.page.goto(url);
  return visit;
}
