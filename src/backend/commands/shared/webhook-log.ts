import type { WebhookDelivery } from '../../store/index.js';
import { formatLocalTime } from '../../workspace/index.js';
import { formatCount } from './size.js';

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** A delivery for programs. Times are RFC 3339. */
export function deliveryData({ id, webhook_id, type, body, state, due_at, tries, tried_at, answer }: WebhookDelivery) {
  const { timestamp, data } = JSON.parse(body) as { timestamp: string; data: Record<string, string> };
  return {
    ...{ id, webhook_id, type, timestamp, data, state, tries, answer, tried_at: timeOf(tried_at) },
    next_try_at: state === 'waiting' ? timeOf(due_at) : null,
  };
}

/** A delivery in one line: `person.changed  delivered  200  1 try  2027-07-24 12:00 …`. */
export const describeDelivery = ({ type, state, answer, tries, tried_at, due_at }: WebhookDelivery, zone: string) =>
  [
    ...[type, state === 'given_up' ? 'given up' : state, ...(answer === null ? [] : [answer])],
    ...(tries ? [formatCount(tries, 'try', 'tries')] : []),
    ...(tried_at === null ? [] : [formatLocalTime(tried_at, zone)]),
    ...(state === 'waiting' && tries ? [`next ${formatLocalTime(due_at, zone)}`] : []),
  ].join('  ');
