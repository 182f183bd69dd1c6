import { desk } from '../../../contract/desk.js';
import { pathPattern, Refusal } from '../../http/middleware/index.js';

const signInPaths: readonly string[] = [desk.requestDeskLink, desk.redeemDeskCode, desk.openDeskSession].map(
  ({ method, path }) => `${method} ${path}`,
);

const organiserEndpoints = Object.values(desk)
  .filter(({ method, path }) => !signInPaths.includes(`${method} ${path}`))
  .map(({ method, path }) => ({ method, at: pathPattern(path) }));

/** Whether an endpoint needs the session of an organiser. */
export const isDeskEndpoint = (method: string, path: string): boolean =>
  organiserEndpoints.some((one) => one.method === method && one.at.test(path));

/** Whether a path belongs to the desk: no other website may send requests there. */
export const isDeskPath = (path: string): boolean => /^\/desk(\/|$)/.test(path);

/** The session token of a request, not checked yet. */
export const deskTokenOf = (request: Request): string | undefined =>
  /^Bearer (org_[\w-]{43})$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Refuses requests of other websites with 403: the desk has no page but its own (decision 40). */
export function refuseOtherOrigins({ headers }: Request, ownOrigin: string): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if ((origin !== null && origin !== ownOrigin) || site === 'cross-site')
    throw new Refusal(403, 'The desk answers its own page only.');
}
