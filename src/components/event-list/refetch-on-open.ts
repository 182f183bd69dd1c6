import type { ClubClock } from '../../state/index.js';
import { dayIn } from '../../fields/index.js';
import type { PublicEvent } from '../../model/club-event.js';
import type { ListHost } from './list-host.js';
import { refresh, type RefreshHost } from './refresh.js';

/** The part of the element that this helper needs. */
export type RefetchHost = RefreshHost & Pick<ListHost, 'isConnected'>;

const timers = new WeakMap<RefetchHost, ReturnType<typeof setTimeout>>();

/** The shortest time between two requests. */
const MIN_DELAY_MS = 20_000;

/** The longest wait after failures. */
const MAX_RETRY_DELAY_MS = 15 * 60_000;

/** Each visitor requests at another moment within this time, since they all wait for the same opening. */
const JITTER_MS = 3000;

/** No day of any time zone is longer. */
const LONGEST_DAY_MS = 26 * 3600_000;

/** The beginning of the club's next day, to the second, in milliseconds since 1970; `Infinity` for an unknown time zone. */
function nextDay({ now, timeZone }: ClubClock): number {
  try {
    const today = dayIn(timeZone, now);
    let [lower, upper] = [now, now + LONGEST_DAY_MS];
    while (upper - lower > 1000) {
      const middle = (lower + upper) / 2;
      if (dayIn(timeZone, middle) === today) lower = middle;
      else upper = middle;
    }
    return upper;
  } catch {
    return Infinity;
  }
}

/** The future moments at which a registration opens or closes, in milliseconds since 1970. */
const changesOf = ({ state, opens_at, closes_at }: PublicEvent): number[] =>
  [state === 'not_yet_open' && opens_at, state !== 'closed' && closes_at].flatMap((time) =>
    time ? Date.parse(time) : [],
  );

/**
 * Reloads the visible list when a registration opens or closes, or the club's day changes. `clock` returns the server's time.
 * After a failure the present events stay, and the next attempts come later each time.
 */
export function refetchOnOpen(host: RefetchHost, events: readonly PublicEvent[], clock: ClubClock, failures = 0): void {
  clearTimeout(timers.get(host));
  const nextChange = Math.min(nextDay(clock), ...events.flatMap(changesOf));
  if (nextChange === Infinity) return;
  const minDelayMs = Math.min(MIN_DELAY_MS * 2 ** failures, MAX_RETRY_DELAY_MS);
  const refetch = async () => {
    if (!host.isConnected) return;
    if (await refresh(host)) return;
    // past events need no request
    host.requestUpdate();
    refetchOnOpen(host, events, clock, failures + 1);
  };
  timers.set(
    host,
    setTimeout(
      () => void refetch().catch(console.warn),
      Math.max(nextChange - clock.now, minDelayMs) + Math.random() * JITTER_MS,
    ),
  );
}
