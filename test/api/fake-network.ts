import { ApiError } from '../../src/api/index.js';

export const base = 'https://club.test/api';

/** What every reading endpoint is content with. */
export const answer = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), init);

/** A network that gives one answer again and again, and keeps what was asked. */
export function network(respond: (request: Request) => Response | Promise<Response> = () => answer({ data: [] })) {
  const requests: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    requests.push(request);
    return respond(request);
  };
  return {
    requests,
    fetch,
    requestLines: () => requests.map(({ method, url }) => `${method} ${url.replace(base, '')}`),
  };
}

/** A network that never answers, and lets go when it is told to, as `fetch` does. */
export const silence = (request: Request): Promise<Response> =>
  new Promise((_, reject) => {
    const letGo = () => reject(request.signal.reason as Error);
    if (request.signal.aborted) letGo();
    else request.signal.addEventListener('abort', letGo);
  });

/** The failure of a call; a call that does not fail is one too. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => new Error('The call did not fail'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw error;
  return error;
};
