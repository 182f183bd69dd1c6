import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { serviceClient } from '../../src/api/index.js';
import type { Person, PersonInput } from '../../src/model/person.js';
import { builtServer, type BuiltOptions } from '../support/built-server.js';
import { cleanUpAfterFile, listen } from './clean-up.js';
import { engine } from './visitor.js';

export { listen } from './clean-up.js';
export { engine, quiet, visitor, visitorAt, type Visit } from './visitor.js';

/** `service`: the bundled service. `double`: `turnout gate` before a hosted service that speaks the specification only (docs/testing.md). */
const isBeforeDouble = process.env['TURNOUT_WALKS'] === 'double';

export type Turnout = Awaited<ReturnType<typeof bundledService>>;

async function bundledService(options: BuiltOptions) {
  const server = await builtServer(options);
  cleanUpAfterFile(() => server.close());
  const { origin, port, data, apply, kill, end, logged, serve } = server;
  const startupOutput = await serve();
  const key = server.key ?? /Demo key +(\S+)/.exec(startupOutput)?.[1];
  if (!key) throw new Error(`The server printed no key:\n${startupOutput}`);
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
    data,
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
    /** A sign-in link for the members with an address, as their mail has it. */
    signInLink: async (email: string): Promise<string> => (await api.createPortalSession({ body: { email } })).data.url,
    /** Takes a place of an event; `free` gives it back. */
    takePlace: async (slug: string, body: PersonInput) => {
      const { list_id } = await eventOf(slug);
      const { id: person_id } = (await api.createPerson({ list_id, body })).data;
      return { free: async (): Promise<void> => void (await api.deletePerson({ list_id, person_id })) };
    },
    kill,
    end,
    logged,
    /** Again, at the same port and on the same data. */
    restart: serve,
  };
}

/**
 * The built server as a process of its own, with data of its own. It ends when all tests of the file are done. With `TURNOUT_WALKS=double`
 * it is a gate before a hosted service, and `api` is that service.
 */
export const turnout = async (options: BuiltOptions = {}): Promise<Turnout> =>
  isBeforeDouble ? (await import('./hosted/gate-server.js')).gateForWalks(options) : bundledService(options);

/** A line of the table in docs/gate-before-a-service.md that a walk depends on. */
export type Difference = keyof typeof differences;

/** The differences that keep a walk, or a part of it, from running before a hosted service. A test compares them with the table of the page. */
export const differences = {
  fees: 'fees in the portal',
  changesElsewhere: 'members',
  places: 'places',
} as const;

/** Whether a walk runs where this difference does not count. */
export const isWithout = (difference: Difference): boolean => !isBeforeDouble || !differences[difference];

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

/** Where the browser does not tell what was thrown on a page and not caught, the page does. */
const errorScript =
  engine === 'webkit'
    ? `<script nonce="errors">
        var pageErrors = [];
        addEventListener('error', ({ message }) => message && pageErrors.push(message));
        addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
      </script>`
    : '';

/** What a page's policy must allow besides, for that. */
const errorScriptSource = errorScript && " 'nonce-errors'";

/** A page of somebody's website with nothing but `body` in its body. */
export const pageWith = (body: string, { lang = 'en', head = '' } = {}): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Host</title>${errorScript}${head}</head><body>${body}</body></html>`;

/** What a browser has kept a page from, told to the site as its policy says. */
export interface Complaint {
  directive: string;
  blocked: string;
}

export interface Served {
  body: string | Buffer;
  type?: string;
  headers?: Record<string, string>;
}

function complaintIn(reportText: string): Complaint {
  const { 'csp-report': report } = JSON.parse(reportText) as { 'csp-report': Record<string, string> };
  const directive = report['effective-directive'] || report['violated-directive'];
  return { directive: directive ?? '', blocked: report['blocked-uri'] ?? '' };
}

/** A website on an origin of its own. */
export async function website() {
  const pages = new Map<string, Served>();
  const complaints: Complaint[] = [];
  const port = await listen((request, response) => {
    if (request.method === 'POST')
      return void text(request).then((reportText) => complaints.push(complaintIn(reportText)));
    // as any server of files does, it ignores a query that no file has in its name
    const path = request.url ?? '';
    const page = pages.get(path) ?? pages.get(path.replace(/\?.*/, ''));
    response.writeHead(page ? 200 : 404, {
      'content-type': page?.type ?? 'text/html; charset=utf-8',
      ...page?.headers,
    });
    response.end(page?.body);
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    port,
    /** Puts something there that is bound to a policy, whose offences are told to the site. */
    putUnder(policy: string, body: string): string {
      const whole = `${policy.replace(/script-src[^;]*/, (sources) => sources + errorScriptSource)}; report-uri ${origin}/complaints`;
      return this.publish({ body, headers: { 'content-security-policy': whole } });
    },
    /** Puts every script below a folder there, for any origin. */
    serve(folder: string, at: string): void {
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (path.endsWith('.js'))
          pages.set(`${at}/${path}`, {
            body: readFileSync(join(folder, path)),
            type: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
          });
    },
    /** What browsers were kept from; they ask for an icon by themselves. */
    async complaints(): Promise<Complaint[]> {
      await wait(700);
      return complaints.filter(({ blocked }) => !blocked.endsWith('/favicon.ico'));
    },
    /** Puts something there; gives its address. */
    publish(served: Served | string, path = `/${pages.size + 1}`): string {
      pages.set(path, typeof served === 'string' ? { body: served } : served);
      return origin + path;
    },
  };
}
