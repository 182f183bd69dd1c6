import type { Store } from './store/index.js';

const plain = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

/**
 * What those ask who watch over processes: `/healthz` whether this one runs, `/readyz` whether it can be sent visitors: its
 * database answers and it is not about to end. Undefined for any other path.
 */
export function healthOf(store: Pick<Store, 'settings'>, ending: () => boolean) {
  return async (pathname: string): Promise<Response | undefined> => {
    if (pathname === '/healthz') return plain(200, 'ok');
    if (pathname !== '/readyz') return undefined;
    const later = { 'retry-after': '2' };
    if (ending()) return plain(503, 'ending', later);
    return store.settings.known().then(
      () => plain(200, 'ready'),
      () => plain(503, 'the database does not answer', later),
    );
  };
}
