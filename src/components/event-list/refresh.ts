import type { ListHost } from './list-host.js';

/** The part of the element that reloads its events. */
export type RefreshHost = Pick<ListHost, 'base' | 'slug' | 'plain' | 'load' | 'onLoaded' | 'requestUpdate'>;

/** Reloads the events while the present ones stay; false if that fails. */
export async function refresh(host: RefreshHost): Promise<boolean> {
  const { base, slug, plain } = host;
  const { signal } = new AbortController();
  const data = await host.load({ base, slug, plain, signal }).catch(() => undefined);
  // the element shows another club by now
  if (slug !== host.slug) return true;
  if (!data) return false;
  host.onLoaded(data);
  host.requestUpdate();
  return true;
}
