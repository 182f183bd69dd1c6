import type { PublicEvents } from '../../model/club-event.js';
import { revalidated } from '../layers/index.js';
import { listedEvents } from './listed-events.js';
import type { VisitRoute } from './route.js';
import { todayIn } from './today.js';

/** design.md section 2: GET /events, narrowed to what visitors may know of. */
export const listEvents: VisitRoute = async (visit) => {
  const { name: organisation, time_zone } = visit.workspace;
  const answer: PublicEvents = {
    data: await listedEvents(visit),
    meta: { today: todayIn(time_zone, visit.now), time_zone, organisation },
  };
  return revalidated(visit.request, answer);
};
