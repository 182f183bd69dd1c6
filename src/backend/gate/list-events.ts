import { revalidated } from '../layers/index.js';
import type { VisitRoute } from './route.js';
import { publicEventOf, visibleForms } from './visible.js';

/** design.md section 2: GET /events, narrowed to what is published, in the order of their days. */
export const listEvents: VisitRoute = async (visit) => {
  const forms = await visibleForms(visit);
  const events = forms.flatMap((form) => publicEventOf(form) ?? []);
  const data = events.toSorted((left, right) => left.start_date.localeCompare(right.start_date));
  return revalidated(visit.request, { data });
};
