import type { FormState } from '../model/club-event.js';

/** The state of a registration at a moment. Times are RFC 3339; null means without limit. */
export function stateOf(
  {
    opens_at,
    closes_at,
    places_left,
  }: { opens_at: string | null; closes_at: string | null; places_left: number | null },
  now: number,
): FormState {
  if (opens_at !== null && now < Date.parse(opens_at)) return 'not_yet_open';
  if (closes_at !== null && now >= Date.parse(closes_at)) return 'closed';
  return places_left !== null && places_left <= 0 ? 'full' : 'open';
}
