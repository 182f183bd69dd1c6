import type { ClubEvent } from '../../model/club-event.js';
import type { Workspace } from '../../model/workspace.js';
import type { Addresses } from '../backend.js';
import type { EventRow } from '../store/index.js';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The script tag that a club pastes (specification.md: Event, `embed_snippet`; design.md section 5). */
export const snippetOf = (slug: string, embed_url: string): string =>
  `<script src="${escaped(`${embed_url}?slug=${slug}`)}" data-slug="${escaped(slug)}" async crossorigin></script>`;

/** True while the event accepts registrations: published, opened, not closed, and with a place left. */
const accepts = ({ published, opens_at, closes_at, max_persons, persons_count }: EventRow, now: number): boolean =>
  published === 1 &&
  (opens_at === null || opens_at <= now) &&
  now < closes_at &&
  (max_persons === null || persons_count < max_persons);

/** An event as the wire has it. */
export function eventOf(row: EventRow, workspace: Workspace, addresses: Addresses, now: number): ClubEvent {
  const slug = `${workspace.slug}/${row.slug}`;
  return {
    list_id: row.list_id,
    title: row.title,
    published: accepts(row, now),
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
  };
}
