import type { EventList } from './event-list.js';

/** Asks for the events once more while what is there stays; where that fails, it stays, and the answer is false. */
export async function refresh(host: EventList): Promise<boolean> {
  const { base, slug, plain } = host;
  const { signal } = new AbortController();
  const found = await host.load({ base, slug, plain, signal }).catch(() => undefined);
  // another club's events are on their way by now
  if (slug !== host.slug) return true;
  if (!found) return false;
  host.onLoaded(found);
  host.requestUpdate();
  return true;
}
