import { dayIn } from '../../fields/index.js';
import type { ClubEvent, EventState } from '../../model/club-event.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses } from '../backend.js';
import type { EventRow } from '../store/index.js';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The script tag for the club's website (specification: Event, `embed_snippet`; docs/embed.md#the-snippets). */
export const snippetOf = (slug: string, embed_url: string): string =>
  `<script src="${escaped(`${embed_url}?slug=${slug}`)}" data-slug="${escaped(slug)}" async crossorigin></script>`;

/** Places that are neither taken nor reserved. Infinity without a limit. */
export const freePlaces = ({ max_persons, persons_count, reserved_places }: EventRow): number =>
  max_persons === null ? Infinity : Math.max(0, max_persons - persons_count - reserved_places);

/** Places for newcomers; null without a limit. None while somebody waits for the next one (decision 24). */
const placesLeft = (event: EventRow): number | null => {
  if (event.max_persons === null) return null;
  return event.has_waiting ? 0 : freePlaces(event);
};

/** Whether a newcomer finds no place. */
export const isFull = (event: EventRow): boolean => placesLeft(event) === 0;

/** The state of an event by the clock of the club (decision 1). */
function stateOf(row: EventRow, { time_zone }: Workspace, now: number): EventState {
  if (row.published !== 1) return 'draft';
  if (row.opens_at !== null && now < row.opens_at) return 'not_yet_open';
  if (now >= row.closes_at) return row.end_date < dayIn(time_zone, now) ? 'over' : 'closed';
  return isFull(row) ? 'full' : 'open';
}

/** The facts that an event is shown with. */
export interface EventContext {
  readonly workspace: Workspace;
  readonly addresses: Addresses;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** All events of the workspace. */
  readonly events: readonly EventRow[];
}

/** The representation of an event in answers. */
export function eventOf(row: EventRow, { workspace, addresses, now, events }: EventContext): ClubEvent {
  const slug = `${workspace.slug}/${row.slug}`;
  const state = stateOf(row, workspace, now);
  return {
    list_id: row.list_id,
    title: row.title,
    published: state === 'open',
    start_date: row.start_date,
    end_date: row.end_date,
    url: `${addresses.portal_url}/${slug}`,
    embed_snippet: snippetOf(slug, addresses.embed_url),
    slug,
    max_persons: row.max_persons,
    persons_count: row.persons_count,
    location: row.location,
    description: row.description,
    changed_at: new Date(row.changed_at).toISOString(),
    revision: row.revision,
    places_left: placesLeft(row),
    state,
    waiting_list_of: events.find(({ waiting_list }) => waiting_list === row.slug)?.list_id ?? null,
  };
}
