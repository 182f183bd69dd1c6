import { stateOf } from '../forms/index.js';
import type { ClubEvent, PublicEvent } from '../model/club-event.js';

/** An event as the specification alone tells of it, the way the gate would: it knows no opening times and perhaps no places. */
export function asVisitorsSee({ max_persons = null, persons_count = 0, ...shown }: ClubEvent): PublicEvent {
  const places_left = max_persons === null ? null : Math.max(0, max_persons - persons_count);
  const times = { opens_at: null, closes_at: null };
  const state = shown.published ? stateOf({ ...times, places_left }, Date.now()) : 'closed';
  return { ...shown, ...times, places_left, state };
}
