import { stateOf } from '../forms/index.js';
import type { ClubEvent, PublicEvent } from '../model/club-event.js';

/** What it goes by, where it does not say so itself: in its snippet, or at the end of its address. */
const slugIn = ({ embed_snippet = '', url = '' }: Partial<ClubEvent>): string =>
  /data-slug="([^"]*)"/.exec(embed_snippet)?.[1] ?? url.replace(/\/+$/, '').split('/').slice(-2).join('/');

/** An event as the specification alone tells of it, the way the gate would: it knows no opening times and perhaps no places. */
export function asVisitorsSee({ max_persons = null, persons_count = 0, ...shown }: ClubEvent): PublicEvent {
  const places_left = max_persons === null ? null : Math.max(0, max_persons - persons_count);
  const times = { opens_at: null, closes_at: null };
  const state = shown.published ? stateOf({ ...times, places_left }, Date.now()) : 'closed';
  return { ...shown, slug: shown.slug || slugIn(shown), ...times, places_left, state };
}
