import type { Store } from '../store/index.js';

const plainText = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  });

export interface HealthOptions {
  store: Pick<Store, 'settings'>;
  /** True once the process was told to end. */
  ending: () => boolean;
  /** A sentence where the data file is gone or another one. */
  fileFault?: () => string | undefined;
  /** Sentences on what should be looked at, though visitors can be sent here. */
  remarks?: () => readonly string[];
}

/**
 * What those ask who watch over processes: `/healthz` whether this one runs, `/readyz` whether it can be sent visitors: its
 * database answers and it is not about to end. Below `ready` stands, a line each, what does not keep visitors away and should be
 * looked at (`remarks`). Undefined for any other path.
 */
export function healthOf({ store, ending, fileFault = () => undefined, remarks = () => [] }: HealthOptions) {
  return async (pathname: string): Promise<Response | undefined> => {
    if (pathname === '/healthz') return plainText(200, 'ok');
    if (pathname !== '/readyz') return undefined;
    const later = { 'retry-after': '2' };
    if (ending()) return plainText(503, 'ending', later);
    const fault = fileFault();
    if (fault !== undefined) return plainText(503, fault, later);
    return store.settings.names().then(
      () => plainText(200, ['ready', ...remarks()].join('\n')),
      () => plainText(503, 'the database does not answer', later),
    );
  };
}
