/** True where a service worker of the page stands between it and the network, and may answer from a cache of its own. */
export function isBehindServiceWorker(): boolean {
  try {
    return !!navigator.serviceWorker.controller;
  } catch {
    // no browser, a plain-http page, or a frame without an origin: there is no worker
    return false;
  }
}

/**
 * The end of an address that no service worker has in its cache: `?fresh=1700000000000` behind one, nothing elsewhere, so that
 * the browser's own cache can go on comparing entity tags. `cache: 'no-store'` speaks to the browser's cache alone; a
 * cache-first worker answers from its own for as long as the address is the same.
 */
export const searchPastServiceWorker = (): string => (isBehindServiceWorker() ? `?fresh=${Date.now()}` : '');
