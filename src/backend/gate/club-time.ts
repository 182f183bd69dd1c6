import { dayIn } from '../../fields/index.js';
import type { ClubTime } from '../../model/club-time.js';
import type { GateContext } from './gate-context.js';

/** The server's time and the current day in the club's time zone (docs/gate.md#time). */
export const clubTime = ({ workspace, now }: Pick<GateContext, 'workspace' | 'now'>): ClubTime => ({
  now: new Date(now).toISOString(),
  today: dayIn(workspace.time_zone, now),
  time_zone: workspace.time_zone,
});
