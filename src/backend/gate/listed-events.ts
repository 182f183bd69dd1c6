import type { PublicEvent } from '../../model/club-event.js';
import type { GateContext } from './gate-context.js';
import { formsOf, publicEventOf } from './visible-forms.js';
import { waitingListOf } from './waiting-list.js';

/**
 * What every list of events shows to visitors: what is published, in the order of its days, and of its titles where
 * days are the same. A waiting list is offered by the
 * form that it is of, and not listed.
 */
export async function listedEvents(context: GateContext): Promise<PublicEvent[]> {
  const { all, visible } = await formsOf(context);
  const bySlug = new Map(all.map((visibleForm) => [visibleForm.slug, visibleForm]));
  const waitingListSlugs = new Set(all.map(({ layout }) => layout?.waiting_list));
  const events = visible.flatMap((visibleForm) => {
    const event = waitingListSlugs.has(visibleForm.form.slug) ? null : publicEventOf(visibleForm);
    if (!event) return [];
    return { ...event, ...waitingListOf(context.workspace, bySlug.get(visibleForm.form.layout?.waiting_list ?? '')) };
  });
  return events.toSorted(
    (one, other) => one.start_date.localeCompare(other.start_date) || one.title.localeCompare(other.title, 'en'),
  );
}
