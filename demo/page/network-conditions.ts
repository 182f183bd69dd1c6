import type { Club } from './club.js';
import type { NetworkCondition } from './elements.js';

/** Longer than an element waits until it says that loading takes long. */
const SLOW_RESPONSE_MS = 7_000;

const pendingForever = new Promise<never>(() => {});

/** The browser's error without a network. */
const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

const isRead = ({ method }: Request): boolean => method === 'GET';
const isWrite = ({ method, url }: Request): boolean => /^(POST|PUT)$/.test(method) && url.includes('/persons');

/** The request with changed fields in its body. */
async function changeBody(request: Request, change: object): Promise<Request> {
  const { method, headers, url } = request;
  const body = { ...((await request.json()) as object), ...change };
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** Creates the club on first use: requests that never reach it do not wait for it. */
type GetClub = () => Promise<Club>;

/** Network conditions between an element and the backend. All responses are the backend's own. */
export const networkConditions: Readonly<
  Record<NetworkCondition, (request: Request, club: GetClub) => Promise<Response>>
> = {
  direct: async (request, club) => (await club()).backend(request),

  loading: (request, club) => (isRead(request) ? pendingForever : club().then(({ backend }) => backend(request))),

  slow: async (request, club) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_RESPONSE_MS));
    return (await club()).backend(request);
  },

  offline: unreachable,

  'offline-when-sent': async (request, club) => (isWrite(request) ? unreachable() : (await club()).backend(request)),

  'offline-when-signed-out': async (request, club) =>
    request.method === 'DELETE' ? unreachable() : (await club()).backend(request),

  // makes an answer invalid after the check in the browser, so that the service refuses it
  invalid_response: async (request, club) =>
    (await club()).backend(isWrite(request) ? await changeBody(request, { email: 'nobody' }) : request),

  // ends the session before the element requests the fees
  'session-over': async (request, club) => {
    const { headers, url } = request;
    const { backend } = await club();
    if (url.endsWith('/portal/fees'))
      await backend(new Request(url.replace(/fees$/, 'sessions/current?end=session'), { method: 'DELETE', headers }));
    return backend(request);
  },

  // the club's office changes the same field before the member saves
  meanwhile: async (request, club) => {
    const { backend, api } = await club();
    const person_id = request.method === 'PUT' && /persons\/([^/?]+)$/.exec(request.url)?.[1];
    if (person_id) await api.updatePerson({ list_id: 'member', person_id, body: { phone: '+49 30 5550199' } });
    return backend(request);
  },
};
