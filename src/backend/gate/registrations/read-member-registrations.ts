import type { OwnRegistrations } from '../../../model/own-registration.js';
import { jsonResponse } from '../../http/middleware/index.js';
import { requireSession } from '../member.js';
import type { GateRoute } from '../gate-context.js';
import { memberFamilies } from './member-registrations.js';
import { ownRegistrationsOf } from './own-registrations.js';

/** Events to come first, the next one before others; then those that are over, the latest one before others. */
function inOrder(one: OwnRegistrations, other: OwnRegistrations): number {
  const days = [one, other].map(({ awaited, event, today }) => {
    const { start_date, end_date } = awaited ?? event ?? { start_date: today, end_date: today };
    return { start_date, isOver: end_date < today };
  });
  const [first, second] = days as [(typeof days)[0], (typeof days)[0]];
  if (first.isOver !== second.isOver) return first.isOver ? 1 : -1;
  return (first.isOver ? -1 : 1) * first.start_date.localeCompare(second.start_date);
}

/** gate: GET /portal/registrations. The registrations of a member and their family. */
export const readMemberRegistrations: GateRoute = async (context) => {
  const families = await memberFamilies(context, await requireSession(context));
  const visible = families.filter(({ registrations }) => registrations.length);
  const data = await Promise.all(visible.map((family) => ownRegistrationsOf(context, family, family.formContext)));
  return jsonResponse(JSON.stringify({ data: data.toSorted(inOrder) }));
};
