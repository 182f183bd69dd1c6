import type { EventList } from './event-list.js';

/** Asks for the events once more while what is there stays; where that fails, it stays. */
export async function refresh(host: EventList): Promise<void> {
  const { base, slug, plain } = host;
  const { signal } = new AbortController();
  const found = await host.find({ base, slug, plain, signal }).catch(() => undefined);
  if (!found || slug !== host.slug) return;
  host.arrived(found);
  host.requestUpdate();
}
