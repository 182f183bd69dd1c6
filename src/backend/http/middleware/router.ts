import type { Contract, Endpoint } from '../../../contract/index.js';
import { Refusal } from './refusal.js';

/** An endpoint of a contract that answers for a request's path and method. */
export interface Match<Name extends string = string> {
  readonly name: Name;
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

const literally = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** A template (`/lists/{list_id}/persons`) as an expression with named groups. */
export const pathPattern = (template: string): RegExp =>
  new RegExp(`^${literally(template).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/**
 * Percent-decoded, or refused like any other path that leads nowhere. NUL, which no name holds and not every database can be
 * asked for, becomes another sign that no name holds: so it is looked for, and not found, like any other name.
 */
export function decodePathSegment(value: string): string {
  try {
    return decodeURIComponent(value).replaceAll('\0', '\uFFFD');
  } catch {
    throw notFound();
  }
}

export const notFound = () => new Refusal(404, 'There is nothing here.');

/**
 * A finder of endpoints. What it gives is never absent: an unknown path is refused with 404, a known path with a method it
 * does not have with 405 and `Allow` (RFC 9110, 15.5.6). HEAD is answered as GET.
 */
export function routerOf<C extends Contract>(contract: C) {
  const lines = Object.entries(contract).map(([name, endpoint]) => ({
    name,
    endpoint,
    at: pathPattern(endpoint.path),
  }));

  return (method: string, path: string): Match<keyof C & string> => {
    const there = lines.filter(({ at }) => at.test(path));
    if (!there.length) throw notFound();
    const line = there.find(({ endpoint }) => endpoint.method === (method === 'HEAD' ? 'GET' : method));
    if (!line) {
      const allowed = [...new Set(there.map(({ endpoint }) => endpoint.method))].join(', ');
      throw new Refusal(405, `This address answers to ${allowed}.`, [], { allow: allowed });
    }
    const groups = line.at.exec(path)?.groups ?? {};
    const params = Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodePathSegment(value)]));
    return { name: line.name, endpoint: line.endpoint, params };
  };
}
