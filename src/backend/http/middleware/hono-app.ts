import { Hono, type Env } from 'hono';
import { urlOf, type Backend } from '../../backend.js';
import { notFound } from './contract-routes.js';
import { problemResponse } from './problem-details.js';

/**
 * A Hono app that routes by the undecoded path, as do the rules about paths (CORS, rate limits, load shedding), and answers an
 * unknown path with problem details.
 *
 * @param basePath - prefix of every path
 *
 * @example
 * const app = createHono('/public');
 * app.get('/:club', (c) => c.text(c.req.param('club')));
 */
export function createHono<E extends Env = Env>(basePath = '/') {
  const app = new Hono<E>({ getPath: (request) => urlOf(request).pathname }).basePath(basePath);
  app.notFound(() => problemResponse(notFound()));
  return app;
}

/** An app as a function that returns a promise for every request. */
export const backendOf =
  (app: { fetch: (request: Request) => Response | Promise<Response> }): Backend =>
  async (request) =>
    app.fetch(request);
