import type { PublicEvent } from '../../model/club-event.js';
import type { EventList } from './event-list.js';

const timers = new WeakMap<EventList, ReturnType<typeof setTimeout>>();

/** Sooner than this nobody asks again. Milliseconds. */
const least = 20_000;

/**
 * When the next registration opens while somebody looks at the list, the list is looked at again: by each visitor at another
 * moment, for they all wait for the same.
 */
export function lookAgainWhenOpen(host: EventList, events: readonly PublicEvent[]): void {
  clearTimeout(timers.get(host));
  const times = events.flatMap(({ state, opens_at }) =>
    state === 'not_yet_open' && opens_at ? Date.parse(opens_at) : [],
  );
  const left = Math.max(Math.min(...times) - Date.now(), least) + Math.random() * 3000;
  timers.set(
    host,
    setTimeout(() => host.isConnected && void import('./refresh.js').then((part) => part.refresh(host)), left),
  );
}
