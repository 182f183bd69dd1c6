import type { Service } from '../../contract/index.js';
import { eventOf } from './event-of.js';
import type { Route } from './route.js';

/** specification.md: GET /events */
export const listEvents: Route<Service['listEvents']> = async ({ store, workspace, addresses, now }) => {
  const rows = await store.events.all(workspace.id);
  return { data: rows.map((row) => eventOf(row, workspace, addresses, now)) };
};
