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

/** Answers as the backend does: from a recording, or by the club, which is created on first use. */
type Send = (request: Request) => Promise<Response>;

/** Creates the club on first use: requests that never reach it do not wait for it. */
type GetClub = () => Promise<Club>;

/** Network conditions between an element and the backend. All responses are the backend's own. */
export const networkConditions: Readonly<
  Record<NetworkCondition, (request: Request, send: Send, club: GetClub) => Promise<Response>>
> = {
  direct: (request, send) => send(request),

  loading: (request, send) => (isRead(request) ? pendingForever : send(request)),

  slow: async (request, send) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_RESPONSE_MS));
    return send(request);
  },

  offline: unreachable,

  'offline-when-sent': (request, send) => (isWrite(request) ? unreachable() : send(request)),

  'offline-when-signed-out': (request, send) => (request.method === 'DELETE' ? unreachable() : send(request)),

  // makes an answer invalid after the check in the browser, so that the service refuses it
  invalid_response: async (request, send) =>
    send(isWrite(request) ? await changeBody(request, { email: 'nobody' }) : request),

  // ends the session before the element requests the fees
  'session-over': async (request, send, club) => {
    const { headers, url } = request;
    if (url.endsWith('/portal/fees')) {
      const { backend } = await club();
      await backend(new Request(url.replace(/fees$/, 'sessions/current?end=session'), { method: 'DELETE', headers }));
    }
    return send(request);
  },

  // the club's office changes the same field before the member saves
  meanwhile: async (request, send, club) => {
    const person_id = request.method === 'PUT' && /persons\/([^/?]+)$/.exec(request.url)?.[1];
    if (person_id) {
      const { api } = await club();
      await api.updatePerson({ list_id: 'member', person_id, body: { phone: '+49 30 5550199' } });
    }
    return send(request);
  },
};
