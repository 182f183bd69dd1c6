import type { Context, Env, Hono } from 'hono';
import type { Contract, Endpoint } from '../../../contract/index.js';
import { Refusal } from './refusal.js';

/** The endpoint of a contract that matches a request's path and method. */
export interface Match<Name extends string = string> {
  readonly name: Name;
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A template (`/lists/{list_id}/persons`) as an expression with named groups, for rules about paths. */
export const pathPattern = (template: string): RegExp =>
  new RegExp(`^${escapeRegExp(template).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/**
 * Decodes a path segment; throws 404 if it is malformed. NUL, which some databases do not accept, becomes U+FFFD, which no name
 * contains, so that the look-up finds nothing.
 */
export function decodePathSegment(value: string): string {
  try {
    return decodeURIComponent(value).replaceAll('\0', '\uFFFD');
  } catch {
    throw notFound();
  }
}

export const notFound = () => new Refusal(404, 'There is nothing here.');

/** The problem of a known path that has no such method (RFC 9110, 15.5.6). */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new Refusal(405, `This address answers to ${allowed.join(', ')}.`, [], { allow: allowed.join(', ') });

/** The path in Hono's syntax: `/lists/:list_id/persons`; a name with an ending (`{slug}.ics`) becomes a regular expression. */
const honoPath = (template: string): string =>
  template.replace(/\{(\w+)\}([^/]*)/g, (_, name: string, suffix: string) =>
    suffix ? `:${name}{[^/]+${escapeRegExp(suffix)}}` : `:${name}`,
  );

/**
 * Registers an endpoint of a contract, each under its method and path; a known path refuses any other method with 405 and
 * `Allow`. Hono answers HEAD as GET. Hono's middleware `method-not-allowed` names methods only after a 404, of which our
 * endpoints have many of their own, so that stays ours.
 *
 * @param prefix - of every path, with parameters as Hono writes them: `/:club`
 */
export function registerContract<C extends Contract, E extends Env>(
  app: Hono<E>,
  contract: C,
  handle: (match: Match<keyof C & string>, context: Context<E>) => Promise<Response>,
  prefix = '',
): void {
  const methods = new Map<string, string[]>();
  for (const [name, endpoint] of Object.entries(contract)) {
    const path = honoPath(endpoint.path);
    methods.set(path, [...(methods.get(path) ?? []), endpoint.method]);
    const pattern = new RegExp(`${pathPattern(endpoint.path).source.slice(1)}`);
    app.on(endpoint.method, `${prefix}${path}`, (context) => {
      const groups = pattern.exec(context.req.path)?.groups ?? {};
      const params = Object.fromEntries(
        Object.entries(groups).map(([param, value]) => [param, decodePathSegment(value)]),
      );
      return handle({ name, endpoint, params }, context);
    });
  }
  for (const [path, allowed] of methods)
    app.all(`${prefix}${path}`, () => {
      throw methodNotAllowed([...new Set(allowed)]);
    });
}
