import type { Club } from './club.js';
import type { Way } from './elements.js';

/** How long a slow line takes: longer than an element waits before it says that it takes long. Milliseconds. */
const slow = 7_000;

const never = new Promise<never>(() => {});

/** What a browser says when nothing answers. */
const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

const isRead = ({ method }: Request): boolean => method === 'GET';
const isWrite = ({ method, url }: Request): boolean => /^(POST|PUT)$/.test(method) && url.includes('/persons');

/** The request with another body. */
async function altered(request: Request, change: object): Promise<Request> {
  const { method, headers, url } = request;
  const body = { ...((await request.json()) as object), ...change };
  return new Request(url, { method, headers, body: JSON.stringify(body) });
}

/** The club, once it is asked: what never reaches it need not wait for it. */
type Asked = () => Promise<Club>;

/** What happens between an element and the backend. What answers is always the backend itself. */
export const ways: Readonly<Record<Way, (request: Request, club: Asked) => Promise<Response>>> = {
  direct: async (request, club) => (await club()).backend(request),

  loading: (request, club) => (isRead(request) ? never : club().then(({ backend }) => backend(request))),

  slow: async (request, club) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    return (await club()).backend(request);
  },

  offline: unreachable,

  'offline-when-sent': async (request, club) => (isWrite(request) ? unreachable() : (await club()).backend(request)),

  'offline-when-signed-out': async (request, club) =>
    request.method === 'DELETE' ? unreachable() : (await club()).backend(request),

  // what the browser has found to be in order is spoilt on the way, so that the service has something to refuse
  invalid_response: async (request, club) =>
    (await club()).backend(isWrite(request) ? await altered(request, { email: 'nobody' }) : request),

  // the session is closed from elsewhere before the fees are asked for
  'session-over': async (request, club) => {
    const { headers, url } = request;
    const { backend } = await club();
    if (url.endsWith('/portal/fees'))
      await backend(new Request(url.replace(/fees$/, 'sessions/current?end=session'), { method: 'DELETE', headers }));
    return backend(request);
  },

  // the club's office changes the same field before the member does
  meanwhile: async (request, club) => {
    const { backend, api } = await club();
    const person_id = request.method === 'PUT' && /persons\/([^/?]+)$/.exec(request.url)?.[1];
    if (person_id) await api.updatePerson({ list_id: 'member', person_id, body: { phone: '+49 30 5550199' } });
    return backend(request);
  },
};
