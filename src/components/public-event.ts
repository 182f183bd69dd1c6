import { stateOf } from '../forms/index.js';
import type { ClubEvent, PublicEvent } from '../model/club-event.js';

/** The slug of an event that does not state one: from its snippet, or from the end of its address. */
const slugOf = ({ embed_snippet = '', url = '' }: Partial<ClubEvent>): string =>
  /data-slug="([^"]*)"/.exec(embed_snippet)?.[1] ?? url.replace(/\/+$/, '').split('/').slice(-2).join('/');

/**
 * A published event as the specification alone tells of it, the way the gate would: it takes registrations, for that is what
 * `published` says there, and its opening times and perhaps its places are not known. Of one that is not published nobody
 * knows whether it is full, closed, not yet open or a draft: visitors are shown none.
 */
export function publicEventOf({ max_persons = null, persons_count = 0, ...event }: ClubEvent): PublicEvent {
  const places_left = max_persons === null ? null : Math.max(0, max_persons - persons_count);
  const times = { opens_at: null, closes_at: null };
  // without times, every time is as good
  const state = stateOf({ ...times, places_left }, 0);
  return { ...event, slug: event.slug || slugOf(event), ...times, places_left, state };
}
