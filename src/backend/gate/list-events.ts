import { revalidated } from '../layers/index.js';
import type { VisitRoute } from './route.js';
import { publicEventOf, visibleForms } from './visible.js';

/**
 * design.md section 2: GET /events, narrowed to what is published, in the order of their days. A waiting list is offered by
 * the form that it is of, and not listed.
 */
export const listEvents: VisitRoute = async (visit) => {
  const [visible, all] = await Promise.all([visibleForms(visit), visit.store.forms.all(visit.workspace.id)]);
  const waiting = new Set(all.map(({ layout }) => layout?.waiting_list));
  const forms = visible.filter(({ form }) => !waiting.has(form.slug));
  const events = forms.flatMap((form) => publicEventOf(form) ?? []);
  const data = events.toSorted((left, right) => left.start_date.localeCompare(right.start_date));
  return revalidated(visit.request, { data });
};
