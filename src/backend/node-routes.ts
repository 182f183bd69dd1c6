import type { MiddlewareHandler } from 'hono';
import type { Workspace } from '../model/workspace.js';
import { addressesAt, type Backend } from './backend.js';
import { backendOf, canonicalAddresses, createHono, strictTransport } from './http/middleware/index.js';
import { isStaticFile } from './observability/index.js';
import { landingPage } from './pages/index.js';

/** A page with inline styles that loads scripts and data from `origin` only. */
const examplePage = (body: string, origin: string) =>
  new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': `default-src 'none'; script-src 'self' ${origin}; connect-src 'self' ${origin}; style-src 'unsafe-inline'; img-src 'self' ${origin} data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });

/** The image of an event, which lists on pages of other origins show as well. */
const exampleImage = (body: string) =>
  new Response(body, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });

export interface NodeRoutesOptions {
  /** Handles every request that has no route here. */
  readonly app: Backend;
  readonly origin: string;
  /** Answers `/healthz` and `/readyz`. */
  readonly health: (path: string) => Promise<Response | undefined>;
  /** Serves the built scripts; undefined if there are none. */
  readonly scripts: Backend | undefined;
  /** Returns the example pages, and the images of their events, by path. */
  readonly examplePages: ((path: string) => Promise<string | undefined>) | undefined;
  /** Refuses requests under overload. */
  readonly shedding: MiddlewareHandler;
  /** Whether the service is served as well. */
  readonly hasApi: boolean;
  /** The clubs that the page at `/` names. */
  readonly clubs: () => Promise<readonly Pick<Workspace, 'slug' | 'name'>[]>;
}

/** The routes of a server: health, landing page, example pages, scripts, and the application. */
export function nodeRoutes({
  app,
  origin,
  health,
  scripts,
  examplePages,
  shedding,
  clubs,
  hasApi,
}: NodeRoutesOptions): Backend {
  const routes = createHono();
  routes.use(strictTransport(origin), canonicalAddresses, shedding);
  routes.on('GET', ['/healthz', '/readyz'], async ({ req }) => (await health(req.path))!);
  routes.get('/', async ({ req }) =>
    landingPage(req.raw, {
      addresses: addressesAt(origin),
      clubs: await clubs(),
      hasExample: examplePages !== undefined,
      hasApi,
    }),
  );
  routes.get('/example/*', async ({ req }, next) => {
    const body = await examplePages?.(req.path);
    if (body === undefined) return next();
    return req.path.endsWith('.svg') ? exampleImage(body) : examplePage(body, origin);
  });
  routes.get('*', ({ req }, next) => (scripts && isStaticFile(req.path) ? scripts(req.raw) : next()));
  routes.all('*', ({ req }) => app(req.raw));
  return backendOf(routes);
}
