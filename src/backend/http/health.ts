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
  /** True once the process has been told to end. */
  isEnding: () => boolean;
  /** A sentence if the data file is missing or replaced. */
  fileFault?: () => string | undefined;
  /** Whether the service before which this gate stands was never read: then there are no forms yet. */
  isIncomplete?: () => Promise<boolean>;
  /** Sentences about problems that do not keep visitors away. */
  remarks?: () => readonly string[];
}

/**
 * Health checks: `/healthz` answers while the process runs, `/readyz` while its database answers and it is not about to end. The
 * lines after `ready` are `remarks`. Undefined for any other path.
 */
export function healthOf({
  store,
  isEnding,
  fileFault = () => undefined,
  remarks = () => [],
  isIncomplete = async () => false,
}: HealthOptions) {
  return async (pathname: string): Promise<Response | undefined> => {
    if (pathname === '/healthz') return plainText(200, 'ok');
    if (pathname !== '/readyz') return undefined;
    const retryLater = { 'retry-after': '2' };
    if (isEnding()) return plainText(503, 'ending', retryLater);
    const fault = fileFault();
    if (fault !== undefined) return plainText(503, fault, retryLater);
    return store.settings.names().then(
      async () =>
        (await isIncomplete())
          ? plainText(503, 'the service before this gate has not answered yet', retryLater)
          : plainText(200, ['ready', ...remarks()].join('\n')),
      () => plainText(503, 'the database does not answer', retryLater),
    );
  };
}
