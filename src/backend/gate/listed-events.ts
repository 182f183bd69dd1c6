import type { PublicEvent } from '../../model/club-event.js';
import type { GateContext } from './gate-context.js';
import { formsOf, publicEventOf } from './visible-forms.js';
import { waitingListOf } from './waiting-list.js';

/**
 * The published events for visitors, ordered by first day, then by title. Waiting lists are not listed: the full event's form
 * offers them.
 */
export async function listedEvents(context: GateContext): Promise<PublicEvent[]> {
  const { all, visible } = await formsOf(context);
  const bySlug = new Map(all.map((visibleForm) => [visibleForm.slug, visibleForm]));
  const waitingListSlugs = new Set(all.map(({ layout }) => layout?.waiting_list));
  const events = visible.flatMap((visibleForm) => {
    const event = waitingListSlugs.has(visibleForm.form.slug) ? null : publicEventOf(visibleForm, context);
    if (!event) return [];
    return { ...event, ...waitingListOf(context.workspace, bySlug.get(visibleForm.form.layout?.waiting_list ?? '')) };
  });
  return events.toSorted(
    (left, right) => left.start_date.localeCompare(right.start_date) || left.title.localeCompare(right.title, 'en'),
  );
}
