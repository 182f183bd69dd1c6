/** Whether a service worker of the page handles its requests, and may respond from a cache of its own. */
export function isBehindServiceWorker(): boolean {
  try {
    return !!navigator.serviceWorker.controller;
  } catch {
    // outside browsers, on plain-http pages and in frames without an origin there is none
    return false;
  }
}

/**
 * A query string that no service worker has cached, `?fresh=1700000000000`; empty without a service worker, so that the
 * HTTP cache can revalidate. `cache: 'no-store'` does not reach a service worker: a cache-first one responds for as long as
 * the address is the same.
 */
export const cacheBustingSearch = (): string => (isBehindServiceWorker() ? `?fresh=${Date.now()}` : '');
