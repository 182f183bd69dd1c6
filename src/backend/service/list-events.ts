import type { Service } from '../../contract/index.js';
import { eventOf } from './event-of.js';
import type { Route } from './route.js';

/** specification: GET /events */
export const listEvents: Route<Service['listEvents']> = async ({ store, workspace, addresses, now }) => {
  const events = await store.events.all(workspace.id);
  const context = { workspace, addresses, now, events };
  return { data: events.map((row) => eventOf(row, context)) };
};
