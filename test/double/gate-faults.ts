import { CREATE } from '../backend/upstream/hosted-club.js';
import type { Random } from '../simulate/random.js';
import type { Fault, FaultRule } from './faults.js';

export const READ = 'GET /lists/{list_id}/persons/{person_id}';

/** Faults of creations: each may come before or after storing. Delays stay below the gate's limit, or exceed it. */
export const creationFaults: readonly Fault[] = [
  { kind: 'lose_request' },
  { kind: 'lose_answer' },
  { kind: 'truncate' },
  { kind: 'hang' },
  ...[false, true].flatMap((stored): Fault[] => [
    { kind: 'html', stored },
    { kind: 'not_an_object', stored },
    { kind: 'empty', stored },
    { kind: 'redirect', status: 302, location: '/login', stored },
    { kind: 'redirect', status: 307, location: '/login', stored },
    ...[500, 502, 504, 408].map((status): Fault => ({ kind: 'refuse', status, stored })),
    { kind: 'refuse', status: 503, retryAfter: 3, stored },
    { kind: 'refuse', status: 503, stored },
  ]),
  { kind: 'refuse', status: 429, retryAfter: 2 },
  { kind: 'refuse', status: 401 },
  { kind: 'refuse', status: 418 },
];

export const readFaults: readonly Fault[] = [
  { kind: 'lose_request' },
  { kind: 'truncate' },
  { kind: 'html' },
  { kind: 'not_an_object' },
  { kind: 'empty' },
  { kind: 'redirect', status: 302, location: '/login' },
  ...[401, 429, 500, 503].map((status): Fault => ({ kind: 'refuse', status })),
];

/** Rules for one course: what creations and reads suffer, how often. */
export const rulesFor = (random: Random): FaultRule[] => {
  const share = random.pick([0.2, 0.5, 0.8]);
  const rules: FaultRule[] = [];
  for (let count = random.between(1, 4); count > 0; count--) {
    const isRead = random.chance(0.4);
    rules.push({
      fault: random.pick(isRead ? readFaults : creationFaults),
      endpoint: isRead ? READ : CREATE,
      probability: share,
      next: random.between(1, 4),
    });
  }
  if (random.chance(0.2)) rules.push({ fault: { kind: 'slow', milliseconds: [0, 60] }, probability: 0.5 });
  return rules;
};
