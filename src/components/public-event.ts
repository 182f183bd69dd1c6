import { stateOf } from '../forms/index.js';
import type { ClubEvent, PublicEvent } from '../model/club-event.js';

/** The slug of an event without the key `slug`: from its snippet, or from the end of its address. */
const slugOf = ({ embed_snippet = '', url = '' }: Partial<ClubEvent>): string =>
  /data-slug="([^"]*)"/.exec(embed_snippet)?.[1] ?? url.replace(/\/+$/, '').split('/').slice(-2).join('/');

/**
 * Makes a public event of a published event that has only the specification's keys. `published` means there that it takes
 * registrations; opening times and places are unknown. Unpublished events may be full, closed, not yet open or drafts, so
 * visitors see none.
 */
export function publicEventOf({ max_persons = null, persons_count = 0, ...event }: ClubEvent): PublicEvent {
  const places_left = max_persons === null ? null : Math.max(0, max_persons - persons_count);
  const times = { opens_at: null, closes_at: null };
  // without times, every time is as good
  const state = stateOf({ ...times, places_left }, 0);
  return { ...event, slug: event.slug || slugOf(event), ...times, places_left, state };
}
