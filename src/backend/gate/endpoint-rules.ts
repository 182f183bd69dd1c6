import {
  closedToVisitors,
  gate,
  isSafe,
  memberRegistrations,
  payments,
  registrations,
  type Endpoint,
} from '../../contract/index.js';
import { desk } from '../../contract/desk.js';
import { pathPattern } from '../http/middleware/index.js';
import { deskTokenOf, isDeskEndpoint } from './desk/desk-endpoints.js';
import { isMemberEndpoint, sessionTokenOf } from './member.js';
import { isRegistrationEndpoint, registrationTokenOf } from './registrations/session.js';

const closedEndpoints = closedToVisitors.map(([method, path]) => ({ method, at: pathPattern(path) }));

/** Endpoints that change nothing although their method is not GET. */
const safeEndpoints = Object.values<Endpoint>({
  ...gate,
  ...payments,
  ...registrations,
  ...memberRegistrations,
  ...desk,
})
  .filter((endpoint) => endpoint.method !== 'GET' && isSafe(endpoint))
  .map(({ method, path }) => ({ method, at: pathPattern(path) }));

/** The rate limit that a request counts against. */
export const rateOf = (method: string, path: string): 'reading' | 'writing' =>
  /^(GET|HEAD)$/.test(method) || safeEndpoints.some((one) => one.method === method && one.at.test(path))
    ? 'reading'
    : 'writing';

/** Whether an endpoint belongs to a signed-in member, to the holder of a link to registrations, or to an organiser. */
export const isPersonalEndpoint = (method: string, path: string): boolean =>
  isMemberEndpoint(method, path) || isRegistrationEndpoint(method, path) || isDeskEndpoint(method, path);

/** Whether a request has the kind of token that its endpoint needs; the token itself is not verified here. */
export function hasNeededToken(request: Request, method: string, path: string): boolean {
  if (isMemberEndpoint(method, path)) return !!sessionTokenOf(request);
  if (isRegistrationEndpoint(method, path)) return !!registrationTokenOf(request);
  if (isDeskEndpoint(method, path)) return !!deskTokenOf(request);
  return !closedEndpoints.some((one) => one.method === method && one.at.test(path));
}
