import type { PublicEvents } from '../../model/club-event.js';
import { jsonWithEtag } from '../http/middleware/index.js';
import { clubTime } from './club-time.js';
import { listedEvents } from './listed-events.js';
import type { GateRoute } from './gate-context.js';

/** gate: GET /events, narrowed to visible events. The ETag ignores the time of day. */
export const listEvents: GateRoute = async (context) => {
  const { now, ...day } = clubTime(context);
  const data = await listedEvents(context);
  const meta = { ...day, organisation: context.workspace.name };
  const answer: PublicEvents = { data, meta: { ...meta, now } };
  return jsonWithEtag(context.request, answer, { data, meta });
};
